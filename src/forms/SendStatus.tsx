import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { bytesText } from "./check";
import { Copy } from "./Copy";
import type { FormModel } from "./form-model";
import type { Failure, Progress } from "./send";
import { mailtoHref, summaryText, type SummaryRow } from "./summary";
import * as styles from "./forms.module.css";

/** `waiting`: offline, to be sent once the connection is back. */
export type Phase =
  | { name: "filling" | "waiting" | "canceled" | "sent" }
  | { name: "sending"; progress?: Progress }
  | { name: "failed"; failure: Failure; isUploaded: boolean };

interface SendStatusProps {
  form: FormModel;
  phase: Phase;
  rows: () => readonly SummaryRow[];
  onCancel: () => void;
  onTryNow: () => void;
}

/** Shows the status of sending above the submit button, and what the visitor can do about it. */
export function SendStatus({ form, phase, rows, onCancel, onTryNow }: SendStatusProps) {
  const { t } = useText();
  const { action, noun } = form;
  switch (phase.name) {
    case "filling":
      return null;
    case "sending":
      return <Sending noun={noun} progress={phase.progress} onCancel={onCancel} />;
    case "failed":
      return (
        <Panel title={t("forms.failed.title", { noun })} isError>
          <Failed form={form} phase={phase} answers={rows()} onTryNow={onTryNow} />
        </Panel>
      );
    default:
      return (
        <Panel title={t(`forms.${phase.name}`)}>
          <p>{t(`forms.${phase.name}.text`, { action, noun })}</p>
          {phase.name === "waiting" ? (
            <div className="actions">
              <Press label={t("forms.status.tryNow")} onClick={onTryNow} />
              <Press label={t("forms.status.doNotSend")} onClick={onCancel} />
            </div>
          ) : null}
        </Panel>
      );
  }
}

const Press = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" onClick={onClick}>
    {label}
  </button>
);

interface PanelProps {
  title: string;
  isError?: boolean;
  children: ReactNode;
}

/** A message whose heading is focused when it appears, so that it is seen and announced at once. */
function Panel({ title, isError, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className={styles.panel} data-error={isError} aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface SendingProps {
  noun: string;
  progress: Progress | undefined;
  onCancel: () => void;
}

function Sending({ noun, progress, onCancel }: SendingProps) {
  const { t } = useText();
  const sending = t("forms.status.sending", { noun });
  const isUploaded = progress !== undefined && progress.sent >= progress.total;
  const figures = () => {
    if (!progress) return t("forms.status.starting");
    if (isUploaded) return t("forms.status.uploaded");
    const [sent, total] = [bytesText(progress.sent), bytesText(progress.total)];
    return t("forms.status.progress", { sent, total });
  };
  return (
    <section className={styles.panel} aria-label={sending}>
      {/* Announced once: live figures would be read out again and again. */}
      <p className="visually-hidden" role="status">
        {sending}
      </p>
      <h3>{`${sending} …`}</h3>
      <progress
        aria-label={t("forms.status.soFar")}
        max={progress?.total}
        value={progress && !isUploaded ? progress.sent : undefined}
      />
      <p className="note nums">{figures()}</p>
      <div className="actions">
        <Press label={t("forms.status.stop")} onClick={onCancel} />
      </div>
    </section>
  );
}

interface FailedProps {
  form: FormModel;
  phase: Extract<Phase, { name: "failed" }>;
  answers: readonly SummaryRow[];
  onTryNow: () => void;
}

function Failed({ form: { noun, mail: subject }, phase, answers, onTryNow }: FailedProps) {
  const { email, phoneHref, phoneDisplay } = useBusiness();
  const { t } = useText();
  const { kind, status } = phase.failure;
  const mail = mailtoHref(email, subject, answers);
  const mayHaveArrived = phase.isUploaded && (kind === "network" || kind === "timeout");
  return (
    <>
      <p>
        <span>{t(`forms.failed.${kind}`, { noun, status: String(status) })}</span>{" "}
        <span>{t("forms.failed.kept")}</span>
      </p>
      {mayHaveArrived ? <p>{t("forms.failed.twice")}</p> : null}
      <div className="actions">
        <Press label={t("forms.failed.retry")} onClick={onTryNow} />
        <a className="button" href={mail.href}>
          {t("forms.failed.mail")}
        </a>
        <a className="button" href={phoneHref}>
          {t("forms.failed.call", { phone: phoneDisplay })}
        </a>
        <Copy label={t("forms.failed.copy")} text={() => summaryText(answers)} />
      </div>
      <p className="note nums">
        {mail.complete ? t("forms.failed.mailComplete") : t("forms.failed.mailCut")}
      </p>
    </>
  );
}
