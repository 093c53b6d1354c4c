import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBusiness } from "../components/site/useSite";
import { useFormWords, type Words } from "../words/words";
import { bytesText } from "./file-check";
import type { FormTable } from "./model";
import type { Failure } from "./send";
import { mailtoHref, summaryText, type SummaryRow } from "./summary";
import type { Phase } from "./form-controller";
import * as styles from "./SendStatus.module.css";

interface SendStatusProps {
  table: FormTable;
  phase: Phase;
  rows: () => readonly SummaryRow[];
  onCancel: () => void;
  onSendAnyway: () => void;
}

/** Shows the status of sending above the submit button, and what the visitor can do about it. */
export function SendStatus({ table, phase, rows, onCancel, onSendAnyway }: SendStatusProps) {
  const words = useFormWords().status;
  switch (phase.name) {
    case "filling":
      return null;
    case "sending":
      return <SendingPanel table={table} progress={phase.progress} onCancel={onCancel} />;
    case "quick":
      return (
        <Panel title={words.quick}>
          <p>{words.quickText(table.action, table.noun)}</p>
        </Panel>
      );
    case "canceled":
      return (
        <Panel title={words.canceled}>
          <p>{words.canceledText(table.action)}</p>
        </Panel>
      );
    case "waiting":
      return (
        <Panel title={words.offline}>
          <p>{words.offlineText(table.noun)}</p>
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={onSendAnyway}>
              {words.tryNow}
            </button>
            <button type="button" className={styles.button} onClick={onCancel}>
              {words.doNotSend}
            </button>
          </div>
        </Panel>
      );
    case "failed":
      return <FailedPanel table={table} phase={phase} rows={rows} onSendAnyway={onSendAnyway} />;
    case "sent":
      return (
        <Panel title={words.sent}>
          <p>{words.sentText}</p>
        </Panel>
      );
  }
}

/** A message whose heading is focused when it appears, so that it is seen and announced at once. */
function Panel({
  title,
  isError,
  children,
}: {
  title: string;
  isError?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <section className={styles.panel} data-error={isError} aria-label={title}>
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface SendingPanelProps {
  table: FormTable;
  progress: { sent: number; total: number } | undefined;
  onCancel: () => void;
}

function SendingPanel({ table, progress, onCancel }: SendingPanelProps) {
  const words = useFormWords().status;
  const isUploaded = progress !== undefined && progress.sent >= progress.total;
  return (
    <section className={styles.panel} aria-label={words.sending}>
      {/* Announced once: live figures would be read out again and again. */}
      <p className="visually-hidden" role="status">
        {words.sendingNoun(table.noun)}
      </p>
      <p className={styles.title}>{words.sendingNoun(table.noun)} …</p>
      <progress
        className={styles.bar}
        aria-label={words.soFar}
        max={progress?.total}
        value={progress && !isUploaded ? progress.sent : undefined}
      />
      <p className={styles.figures}>
        {progress && !isUploaded
          ? words.progress(bytesText(progress.sent), bytesText(progress.total))
          : progress
            ? words.uploaded
            : words.starting}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCancel}>
          {words.stop}
        </button>
      </div>
    </section>
  );
}

type FailedWords = NonNullable<Words["forms"]>["failed"];

function reason(failure: Failure, noun: string, words: FailedWords): string {
  switch (failure.kind) {
    case "offline":
      return words.offline;
    case "network":
      return words.network(noun);
    case "timeout":
      return words.timeout;
    case "tooLarge":
      return words.tooLarge;
    case "refused":
      return words.refused(failure.status);
    case "server":
      return words.server(failure.status);
  }
}

type FailedPanelProps = Pick<SendStatusProps, "table" | "rows" | "onSendAnyway"> & {
  phase: Extract<Phase, { name: "failed" }>;
};

function FailedPanel({ table, phase, rows, onSendAnyway }: FailedPanelProps) {
  const { email, phoneHref, phoneDisplay } = useBusiness();
  const words = useFormWords().failed;
  const [copied, setCopied] = useState<boolean>();
  const { failure, uploaded } = phase;
  const answers = rows();
  const mail = mailtoHref(email, table.mail, answers);
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(summaryText(answers));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Panel title={words.title(table.noun)} isError>
      <p>
        {reason(failure, table.noun, words)} {words.kept}
      </p>
      {uploaded && (failure.kind === "network" || failure.kind === "timeout") ? (
        <p>{words.twice}</p>
      ) : null}
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onSendAnyway}>
          {words.retry}
        </button>
        <a className={styles.button} href={mail.href}>
          {words.mail}
        </a>
        <a className={styles.button} href={phoneHref}>
          {words.call(phoneDisplay)}
        </a>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
      <p className={styles.figures} role="status">
        {copied === undefined ? null : copied ? words.copied : words.notCopied}
      </p>
      <p className={styles.figures}>{mail.complete ? words.mailComplete : words.mailCut}</p>
    </Panel>
  );
}
