import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBusiness } from "../components/site/useSite";
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

/** Tells beside the button how sending goes, and what a visitor can do about it. */
export function SendStatus({ table, phase, rows, onCancel, onSendAnyway }: SendStatusProps) {
  switch (phase.name) {
    case "filling":
      return null;
    case "sending":
      return <SendingPanel table={table} progress={phase.progress} onCancel={onCancel} />;
    case "quick":
      return (
        <Panel title="One more press, please">
          <p>
            That was faster than people type, so we ask: press “{table.action}” again to send{" "}
            {table.noun}.
          </p>
        </Panel>
      );
    case "canceled":
      return (
        <Panel title="Sending was stopped">
          <p>
            Everything you typed and chose is still here. Press “{table.action}” when you are ready.
          </p>
        </Panel>
      );
    case "waiting":
      return (
        <Panel title="You are offline">
          <p>
            Leave this page open: we send {table.noun} by itself as soon as the connection is back.
            What you typed is still here, and you may go on changing it.
          </p>
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={onSendAnyway}>
              Try now
            </button>
            <button type="button" className={styles.button} onClick={onCancel}>
              Do not send
            </button>
          </div>
        </Panel>
      );
    case "failed":
      return <FailedPanel table={table} phase={phase} rows={rows} onSendAnyway={onSendAnyway} />;
    case "sent":
      return (
        <Panel title="Sent">
          <p>Thank you. The next page says what happens now.</p>
        </Panel>
      );
  }
}

/** A message that takes the focus when it appears, so that it is seen and announced at once. */
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
  const isUploaded = progress !== undefined && progress.sent >= progress.total;
  return (
    <section className={styles.panel} aria-label="Sending">
      {/* Announced once: live figures would be read out without end. */}
      <p className="visually-hidden" role="status">
        Sending {table.noun}
      </p>
      <p className={styles.title}>Sending {table.noun} …</p>
      <progress
        className={styles.bar}
        aria-label="Sent so far"
        max={progress?.total}
        value={progress && !isUploaded ? progress.sent : undefined}
      />
      <p className={styles.figures}>
        {progress && !isUploaded
          ? `${bytesText(progress.sent)} of ${bytesText(progress.total)}`
          : progress
            ? "All sent; waiting for the answer"
            : "Starting"}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onCancel}>
          Stop sending
        </button>
      </div>
    </section>
  );
}

function reason(failure: Failure, noun: string): string {
  switch (failure.kind) {
    case "offline":
      return "There is no connection to the internet.";
    case "network":
      return `The connection broke off before we could see that ${noun} arrived.`;
    case "timeout":
      return "The site did not answer in time. A slow connection can be the reason.";
    case "tooLarge":
      return "The site found it too large. Take out a file, and send that one by e-mail afterwards.";
    case "refused":
      return `The site did not take it (status ${String(failure.status)}). That is our mistake and not yours.`;
    case "server":
      return `The site has a fault of its own (status ${String(failure.status)}), which mostly passes.`;
  }
}

type FailedPanelProps = Pick<SendStatusProps, "table" | "rows" | "onSendAnyway"> & {
  phase: Extract<Phase, { name: "failed" }>;
};

function FailedPanel({ table, phase, rows, onSendAnyway }: FailedPanelProps) {
  const { email, phoneHref, phoneDisplay } = useBusiness();
  const [copied, setCopied] = useState<boolean>();
  const { failure, uploaded } = phase;
  const answers = rows();
  const subject = table.name === "contact" ? "Request for a quote" : "Job application";
  const mail = mailtoHref(email, subject, answers);
  return (
    <Panel title={`We could not send ${table.noun}`} isError>
      <p>{reason(failure, table.noun)} Nothing is lost: all you typed and chose is still here.</p>
      {uploaded && (failure.kind === "network" || failure.kind === "timeout") ? (
        <p>
          It may have arrived all the same. Sending it twice does no harm: both carry one number.
        </p>
      ) : null}
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onSendAnyway}>
          Try again
        </button>
        <a className={styles.button} href={mail.href}>
          Write an e-mail with this text
        </a>
        <a className={styles.button} href={phoneHref}>
          Call {phoneDisplay}
        </a>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            navigator.clipboard.writeText(summaryText(answers)).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          Copy the text
        </button>
      </div>
      <p className={styles.figures} role="status">
        {copied === undefined ? null : copied ? "Copied." : "The browser did not let us copy it."}
      </p>
      <p className={styles.figures}>
        {mail.complete
          ? "Files are not in the e-mail: add them there."
          : "The e-mail holds the beginning of a long text; copy the text to have all of it. Add files there."}
      </p>
    </Panel>
  );
}
