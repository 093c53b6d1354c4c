import clsx from "clsx";
import { graphql, navigate } from "gatsby";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "../components/Link/Link";
import { useHydrated } from "../components/useWindow";
import { usePageAddress, useBusiness } from "../i18n/site";
import { honeypot } from "../content/form-limits";
import { useText } from "../i18n";
import {
  addressIn,
  checkForm,
  doubtfulContact,
  linksIn,
  withoutMarks,
  type Problem,
} from "./check";
import { draftDays, requestOf } from "./draft";
import { ErrorSummary } from "./ErrorSummary";
import { Field } from "./Field";
import { fieldsOf, fileIn, type FormModel, type Section } from "./form-model";
import { cleaned, factsOf, type FileFacts } from "./photo";
import { send } from "./send";
import { SendStatus, type Phase } from "./SendStatus";
import { rememberSent } from "./sent";
import { summaryRows } from "./summary";
import { useAutosave } from "./useAutosave";
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
/** As many addresses of the web stand in few requests. */
const manyLinks = 5;

/** A form for Netlify, which finds it in the static HTML, as do browsers without script: https://docs.netlify.com/manage/forms/setup/ */
export function Form({ form, project, children }: FormProps) {
  const text = useText();
  const { t, rich, language, locale } = text;
  const { phoneDisplay, phoneHref } = useBusiness();
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const draft = useAutosave(element, form, project);
  /** When the form was shown, in milliseconds since the epoch: with the document, or by a link of the site. */
  const [shownAt] = useState(() =>
    hydrated || typeof performance === "undefined" ? Date.now() : performance.timeOrigin,
  );
  /** Whether the visitor has been asked, once, whether to send it. */
  const wasAsked = useRef(false);
  /** What the chosen files are, as far as they have been read. */
  const facts = useRef<FilesRead>({});
  const isReading = useRef(false);
  const [phase, setPhase] = useState<Phase>({ name: "filling" });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Counts the checks that found errors. */
  const [attempt, setAttempt] = useState(0);
  const stop = useRef<() => void>();
  const thanks = usePageAddress()("/thanks");
  const idOf = (name: string) => `${form.name}-${name}`;
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
    draft.save();
    const entries = data();
    const files = filesIn(form, entries);
    if (files.length === 0) {
      check(entries);
      return;
    }
    if (isReading.current) return;
    isReading.current = true;
    void drawPhotos(files, entries)
      .then(() => readFiles(form, entries))
      .then((read) => {
        isReading.current = false;
        facts.current = read;
        check(entries);
      });
  };

  /** Sends a form in which nothing is wrong; asks once about what robots do and what people mistype. */
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
    if ((contact !== undefined || isOdd) && !wasAsked.current) {
      wasAsked.current = true;
      setPhase({ name: "asking", contact });
      return;
    }
    post(entries);
  };

  const post = (entries: FormData) => {
    const reference = requestOf(form.name);
    // Read now: the form can still be changed while it is being sent.
    const rows = summaryRows(form, entries);
    clean(form, entries);
    entries.set("reference", reference);
    let isUploaded = false;
    setPhase({ name: "sending" });
    stop.current = send(thanks, entries, {
      onProgress: (progress) => {
        isUploaded = progress.sent >= progress.total;
        setPhase({ name: "sending", progress });
      },
      onFailure: (failure) =>
        setPhase(
          failure.kind === "offline"
            ? { name: "waiting" }
            : { name: "failed", failure, isUploaded },
        ),
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

  const clear = () => {
    stop.current?.();
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
  const isEither = ({ name }: { name: string }) => form.either.fields.includes(name);
  const sectionOf = ({ title, text: intro, isFolded, fields }: Section) => {
    const content = (
      <>
        {intro ? <p className="quiet">{intro}</p> : null}
        {fields.some(isEither) ? (
          <noscript>
            <p className="quiet">
              {rich("forms.noScript", { phone: <a href={phoneHref}>{phoneDisplay}</a> })}
            </p>
          </noscript>
        ) : null}
        <div className={styles.fields}>
          {fields.map((field) => (
            <Field
              key={field.name}
              id={idOf(field.name)}
              field={field}
              required={
                field.required !== undefined || (!hydrated && field.name === form.either.fields[0])
              }
              optional={!field.required && !isEither(field) && !isFolded}
              error={problems.find(({ name }) => name === field.name)?.message}
            />
          ))}
        </div>
      </>
    );
    return isFolded ? (
      <details key={title} className="disclosure ruled">
        <summary className="chevron">
          <span>
            <span>{title}</span> <span className={styles.optional}>{t("forms.optional")}</span>
          </span>
        </summary>
        <div className="stack">{content}</div>
      </details>
    ) : (
      <fieldset key={title} className="stack">
        <legend className="lead label">{title}</legend>
        {content}
      </fieldset>
    );
  };
  const isSending = phase.name === "sending" || phase.name === "sent";
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} idOf={idOf} />
      <form
        ref={element}
        className={styles.form}
        name={form.name}
        method="POST"
        action={thanks}
        encType="multipart/form-data"
        data-netlify="true"
        netlify-honeypot={honeypot}
        noValidate={hydrated}
        data-phase={hydrated ? phase.name : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) submit();
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
          data-remove-prefix="true"
        />
        <input type="hidden" name="reference" />
        <input type="hidden" name="language" value={language} />
        {form.sections.map(sectionOf)}
        <p className="visually-hidden">
          <label htmlFor={idOf(honeypot)}>{t("forms.trap")}</label>
          <input id={idOf(honeypot)} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </p>
        {children}
        <p className="note">
          {rich("forms.privacy", {
            noun: form.noun,
            link: (words) => <Link to="/privacy">{words}</Link>,
          })}
        </p>
        <SendStatus
          form={form}
          phase={phase}
          rows={() => summaryRows(form, data())}
          onCancel={() => {
            stop.current?.();
            setPhase({ name: "canceled" });
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

/** What chosen files are, by the names of their fields. */
type FilesRead = Readonly<Record<string, FileFacts | undefined>>;

/** Returns the chosen files, each with the name of its field. */
const filesIn = (form: FormModel, entries: FormData) =>
  fieldsOf(form).flatMap(({ name }) => {
    const file = fileIn(entries, name);
    return file ? [{ name, file }] : [];
  });

/** Puts photos in as they are sent, where a field is not done with one yet. */
async function drawPhotos(files: ReturnType<typeof filesIn>, entries: FormData): Promise<void> {
  for (const { name, file } of files) entries.set(name, await cleaned(file));
}

async function readFiles(form: FormModel, entries: FormData): Promise<FilesRead> {
  const read = filesIn(form, entries).map(
    async ({ name, file }) => [name, await factsOf(file)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** Leaves out empty files, which a browser sends for inputs without one, and invisible characters in addresses and numbers. */
function clean(form: FormModel, entries: FormData): void {
  for (const { name, kind } of fieldsOf(form)) {
    const value = entries.get(name);
    if (kind === "file" && !fileIn(entries, name)) entries.delete(name);
    if (typeof value !== "string") continue;
    if (kind === "email") entries.set(name, addressIn(value));
    if (kind === "tel") entries.set(name, withoutMarks(value));
  }
}

export const formFragment = graphql`
  fragment Form_form on Form {
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
