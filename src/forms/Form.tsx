import clsx from "clsx";
import { graphql, navigate } from "gatsby";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "../components/Link/Link";
import { useHydrated } from "../components/useWindow";
import { useIsThere, usePageAddress } from "../i18n/site";
import { honeypot } from "../content/form-limits";
import { useText } from "../i18n";
import { checkForm, doubtfulContact, linksIn, type Problem } from "./check";
import { draftDays, requestOf } from "./draft";
import { clean, drawPhotos, filesIn, readFiles } from "./entries";
import type { FilesRead } from "./photo";
import { ErrorSummary } from "./ErrorSummary";
import type { FormModel } from "./form-model";
import { FormSection } from "./FormSection";
import { send } from "./send";
import { SendStatus, type Phase } from "./SendStatus";
import { rememberSent } from "./sent";
import { summaryRows } from "./summary";
import { useAutosave } from "./useAutosave";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./forms.module.css";

interface FormProps {
  form: FormModel;
  /** Slug of the service that is preselected. */
  project?: string | undefined;
  /** Shown before the submit button. */
  children?: ReactNode;
}

/** Whether a form is sent sooner after it was shown than people fill one in. */
const isHasty = (shownAt: number) => Date.now() - shownAt < 2_000;
/** How many web addresses make a request look like spam. */
const manyLinks = 5;

/**
 * A form for Netlify, which finds it in the static HTML, as do browsers without script:
 * https://docs.netlify.com/manage/forms/setup/
 */
export function Form({ form, project, children }: FormProps) {
  const text = useText();
  const { t, language, locale } = text;
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const draft = useAutosave(element, form, project);
  /**
   * When the form was shown, in milliseconds since the epoch: with the document, or by a link of
   * the site.
   */
  const [shownAt] = useState(() =>
    hydrated || typeof performance === "undefined" ? Date.now() : performance.timeOrigin,
  );
  /** What the visitor has been asked about, each once: another contact is another question. */
  const asked = useRef(new Set<string>());
  /** What the chosen files are, as far as they have been read. */
  const facts = useRef<FilesRead>({});
  const isReading = useRef(false);
  /**
   * Whether it is being sent or was sent. A ref, as a second submit may come before React has
   * rendered again.
   */
  const isPosted = useRef(false);
  /** Whether all of it was sent: then it may have arrived, though nobody has said so. */
  const isUploaded = useRef(false);
  const [phase, setPhase] = useState<Phase>({ name: "filling" });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Counts the checks that found errors. */
  const [attempt, setAttempt] = useState(0);
  const stop = useRef<() => void>();
  const isThere = useIsThere();
  const thanks = usePageAddress()(isThere("/thanks") ? "/thanks" : "/");
  const fieldId = (name: string) => `${form.name}-${name}`;
  const data = () => new FormData(element.current ?? undefined);

  const prefix = problems.length > 0 || phase.name === "failed" ? t("forms.error") : "";
  // In the document's title, since a screen reader announces that first.
  useEffect(() => {
    if (!prefix) return undefined;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [prefix]);
  useEffect(() => () => stop.current?.(), []);

  const submit = () => {
    if (isReading.current || isPosted.current) return;
    draft.save();
    const entries = data();
    const files = filesIn(form, entries);
    if (files.length === 0) {
      check(entries);
      return;
    }
    isReading.current = true;
    void drawPhotos(files, entries)
      .then(() => readFiles(form, entries))
      .then((read) => {
        isReading.current = false;
        facts.current = read;
        check(entries);
      });
  };

  /**
   * Sends a form without errors; asks once where it looks like a robot's, or like a mistyped
   * contact.
   */
  const check = (entries: FormData) => {
    const found = checkForm(form, entries, text, facts.current);
    setProblems(found);
    if (found.length > 0) {
      setAttempt((count) => count + 1);
      setPhase({ name: "filling" });
      return;
    }
    const contact = doubtfulContact(form, entries);
    const isOdd = isHasty(shownAt) || linksIn(form, entries) >= manyLinks;
    const questions = [
      ...(contact === undefined ? [] : [{ about: `contact ${contact}`, contact }]),
      ...(isOdd ? [{ about: "odd", contact: undefined }] : []),
    ];
    const question = questions.find(({ about }) => !asked.current.has(about));
    if (question) {
      asked.current.add(question.about);
      setPhase({ name: "asking", contact: question.contact });
      return;
    }
    post(entries);
  };

  const post = (entries: FormData) => {
    const reference = requestOf(form.name);
    // Read now: the form can still be changed while it is being sent.
    const rows = summaryRows(form, entries, true);
    clean(form, entries);
    entries.set("reference", reference);
    isUploaded.current = false;
    isPosted.current = true;
    setPhase({ name: "sending" });
    stop.current = send(thanks, entries, {
      onProgress: (progress) => {
        isUploaded.current = progress.sent >= progress.total;
        setPhase({ name: "sending", progress });
      },
      onFailure: (failure) => {
        isPosted.current = false;
        setPhase(
          failure.kind === "offline"
            ? { name: "waiting" }
            : { name: "failed", failure, isUploaded: isUploaded.current },
        );
      },
      onSent: () => {
        rememberSent({ form: form.name, reference, rows });
        draft.close();
        setPhase({ name: "sent" });
        navigate(thanks);
      },
    });
  };

  useEffect(() => {
    if (phase.name !== "waiting") return undefined;
    window.addEventListener("online", submit);
    return () => window.removeEventListener("online", submit);
  });

  const stopSending = () => {
    stop.current?.();
    isPosted.current = false;
  };
  const clear = () => {
    stopSending();
    draft.clear();
    setProblems([]);
    setPhase({ name: "filling" });
  };
  const isCleared = draft.state.name === "cleared";
  const draftText = () => {
    const { state } = draft;
    const format = { month: "long", day: "numeric" } as const;
    const day = state.name === "restored" && new Date(state.at).toLocaleDateString(locale, format);
    return t(`forms.draft.${state.name}`, { day: day || "", days: draftDays });
  };
  const isSending = phase.name === "sending" || phase.name === "sent";
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} fieldId={fieldId} />
      <form
        ref={element}
        className={styles.form}
        name={form.name}
        method="POST"
        action={thanks}
        encType="multipart/form-data"
        {...dataAttribute("netlify", "true")}
        netlify-honeypot={honeypot}
        noValidate={hydrated}
        {...dataAttribute("phase", hydrated ? phase.name : undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onChange={({ target }) => {
          draft.save();
          // Errors disappear as they are fixed; new ones appear during filling in for files only.
          const shown = problems.map(({ name }) => name);
          if (target instanceof HTMLInputElement && target.type === "file") shown.push(target.name);
          const recheck = () => {
            const found = checkForm(form, data(), text, facts.current);
            setProblems(found.filter(({ name }) => shown.includes(name)));
          };
          if (filesIn(form, data()).length > 0)
            void readFiles(form, data()).then((read) => {
              facts.current = read;
              recheck();
            });
          else if (shown.length > 0) recheck();
        }}
      >
        {/* Netlify adds it to the static HTML only; a form that React renders needs its own. */}
        <input type="hidden" name="form-name" value={form.name} />
        {/* What a function is told of a form has no `form-name`. */}
        <input type="hidden" name="form" value={form.name} />
        <input
          type="hidden"
          name="subject"
          value={`${form.subject} %{submissionId}`}
          {...dataAttribute("remove-prefix", "true")}
        />
        <input type="hidden" name="reference" />
        <input type="hidden" name="language" value={language} />
        {form.sections.map((section) => (
          <FormSection
            key={section.title}
            section={section}
            either={form.either.fields}
            fieldId={fieldId}
            problems={problems}
          />
        ))}
        <p className="visually-hidden">
          <label htmlFor={fieldId(honeypot)}>{t("forms.trap")}</label>
          <input
            id={fieldId(honeypot)}
            name={honeypot}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </p>
        {children}
        <p className="note">
          {t("forms.privacy", { noun: form.noun })}{" "}
          {isThere("/privacy") ? <Link to="/privacy">{t("forms.privacyPage")}</Link> : null}
        </p>
        <SendStatus
          form={form}
          phase={phase}
          rows={() => summaryRows(form, data())}
          onCancel={() => {
            stopSending();
            setPhase({ name: "canceled", isUploaded: isUploaded.current });
          }}
          onTryNow={submit}
        />
        <button
          className={clsx("button primary", styles.submit)}
          type="submit"
          aria-disabled={isSending || undefined}
        >
          {isSending ? t("forms.sending") : form.action}
        </button>
        <div className="note row script-only no-print">
          <p role="status">{draftText()}</p>
          <button type="button" className="text-button" onClick={isCleared ? draft.undo : clear}>
            {isCleared ? t("forms.draft.restore") : t("forms.draft.clear")}
          </button>
        </div>
      </form>
    </>
  );
}

/** What a form needs of its record: `FormSource`. */
export const formFragment = graphql`
  fragment Form_form on Form {
    entryId
    subject
    title
    noun
    action
    either {
      fields
      message
    }
    sections {
      title
      text
      folded
      fields {
        name
        kind
        label
        hint
        called
        required
        draft
        max
        autoComplete
        from
        fileTypes
        maxBytes
        options {
          value
          label
          group
          needs {
            field
            message
          }
        }
      }
    }
  }
`;
