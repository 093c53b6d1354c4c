import { checkForm, type Problem } from "./check";
import { DraftKeeper, type DraftState } from "./draft-keeper";
import { answersIn, filesIn, payload } from "./form-element";
import type { FormTable } from "./model";
import { send, type Failure, type Progress, type Sending } from "./send";
import { rememberSent } from "./sent";
import { summaryRows, type SummaryRow } from "./summary";

/** The page shown after sending, in English. It is the form's `action`; script navigates to it. */
export const thanksPath = "/thanks";

/** Milliseconds: too short for a person to answer the first question, while a robot has filled in everything. */
const minimumFillTime = 2_000;

export type Phase =
  | { name: "filling" }
  /** Submitted too fast for a person: the visitor is asked to press the button again, which most robots do not. */
  | { name: "quick" }
  | { name: "sending"; progress: Progress | undefined }
  /** Offline: the form is sent automatically once the connection is back. */
  | { name: "waiting" }
  | { name: "canceled" }
  | { name: "failed"; failure: Failure; uploaded: boolean }
  | { name: "sent" };

export interface FormState {
  phase: Phase;
  /** The errors that are shown. */
  problems: readonly Problem[];
  /** Counts the checks that found errors: each of them moves the focus to the error summary. */
  attempt: number;
  draft: DraftState;
}

/** Everything that script adds to a form: drafts, checks and sending. Independent of React; the answers stay in the inputs. */
export class FormController {
  private state: FormState = {
    phase: { name: "filling" },
    problems: [],
    attempt: 0,
    draft: { name: "keeping" },
  };
  private listeners = new Set<() => void>();
  private draft: DraftKeeper;
  private form: HTMLFormElement | undefined;
  private seenAt = 0;
  private sending: Sending | undefined;

  /**
   * @param thanks path of the page shown after sending, in the form's language
   * @param goTo navigates to another page of the site
   */
  constructor(
    private readonly table: FormTable,
    private readonly thanks: string,
    private readonly goTo: (path: string) => unknown,
  ) {
    this.draft = new DraftKeeper(table, (change) => this.set({ draft: change(this.state.draft) }));
  }

  getState = (): FormState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Attaches the controller to the form in the page. Returns a function that detaches it. */
  attach(form: HTMLFormElement, project: string): () => void {
    this.form = form;
    this.seenAt = this.draft.wasHtml ? 0 : performance.now();
    const detachDraft = this.draft.attach(form, project);
    const online = () => {
      if (this.state.phase.name === "waiting") this.submit();
    };
    window.addEventListener("online", online);
    return () => {
      detachDraft();
      window.removeEventListener("online", online);
      this.sending?.cancel();
      this.sending = undefined;
    };
  }

  input(): void {
    this.draft.saveSoon();
    const { problems } = this.state;
    if (problems.length === 0) return;
    // Errors disappear as they are fixed; no new ones appear during typing.
    const found = this.check();
    this.set({
      problems: problems.flatMap(({ name }) => found.filter((problem) => problem.name === name)),
    });
  }

  submit({ evenOffline = false } = {}): void {
    const { phase, attempt } = this.state;
    if (!this.form || phase.name === "sending" || phase.name === "sent") return;
    this.draft.saveNow();
    const problems = this.check();
    if (problems.length > 0) {
      this.set({ problems, attempt: attempt + 1, phase: { name: "filling" } });
      return;
    }
    const seen = performance.now() - this.seenAt;
    if (seen < minimumFillTime && !this.draft.wasFilled)
      this.set({ problems, phase: { name: "quick" } });
    else if (!navigator.onLine && !evenOffline) this.set({ problems, phase: { name: "waiting" } });
    else this.send(this.form, seen);
  }

  private send(form: HTMLFormElement, seen: number): void {
    let uploaded = false;
    // Read now: the form can still be changed while it is being sent.
    const rows = this.rows();
    const data = payload(this.table, form, this.draft.reference, Math.round(seen / 1_000));
    this.set({ problems: [], phase: { name: "sending", progress: undefined } });
    this.sending = send(this.thanks, data, {
      onProgress: (progress) => {
        uploaded = progress.sent >= progress.total;
        this.set({ phase: { name: "sending", progress } });
      },
      onFailure: (failure) =>
        this.set({
          phase:
            failure.kind === "offline"
              ? { name: "waiting" }
              : { name: "failed", failure, uploaded },
        }),
      onSent: () => {
        rememberSent({ form: this.table.name, reference: this.draft.reference, rows });
        this.draft.close();
        this.set({ phase: { name: "sent" } });
        this.goTo(this.thanks);
      },
    });
  }

  cancel = (): void => {
    this.sending?.cancel();
    this.set({ phase: { name: "canceled" } });
  };

  clear = (): void => {
    this.sending?.cancel();
    this.draft.clear();
    this.set({ problems: [], phase: { name: "filling" } });
  };

  undoClear = (): void => this.draft.undoClear();

  /** Returns the answers as text, for sending them in another way. */
  rows = (): readonly SummaryRow[] => {
    if (!this.form) return [];
    return summaryRows(
      this.table,
      answersIn(this.table, this.form),
      filesIn(this.table, this.form),
    );
  };

  private check(): Problem[] {
    if (!this.form) return [];
    return checkForm(this.table, answersIn(this.table, this.form), filesIn(this.table, this.form));
  }

  private set(change: Partial<FormState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
