import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../components/Action/Action";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { bytesText } from "./check";
import { CopyButton } from "../components/CopyButton/CopyButton";
import type { FormModel } from "./form-model";
import type { Failure, Progress } from "./send";
import { mailtoHref, summaryText, type SummaryRow } from "./summary";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./forms.module.css";

/** `waiting`: offline, to be sent once the connection is back. */
export type Phase =
  | { name: "filling" | "waiting" | "sent" }
  | { name: "canceled"; isUploaded: boolean }
  /**
   * Once, before it is sent: about the only contact, where it looks mistyped, or whether it is
   * complete.
   */
  | { name: "asking"; contact: string | undefined }
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
  const { email, phoneHref, phoneDisplay } = useBusiness();
  const { t } = useText();
  const { noun } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focused when it appears, so that it is seen and announced at once; sending is announced
  // without.
  useEffect(() => {
    if (phase.name !== "sending") heading.current?.focus();
  }, [phase.name]);

  const panel = (title: string, content: ReactNode) => (
    <section
      key={phase.name}
      className={styles.panel}
      {...dataAttribute("error", phase.name === "failed")}
      aria-label={title}
    >
      <h3 ref={heading} tabIndex={-1}>
        {phase.name === "sending" ? `${title} …` : title}
      </h3>
      {content}
    </section>
  );
  if (phase.name === "filling") return null;
  if (phase.name === "sending") {
    const { sent, total } = phase.progress ?? { sent: 0 };
    const isUploading = total !== undefined && sent < total;
    const title = t("forms.status.sending", { noun });
    return panel(
      title,
      <>
        {/* Announced once: live figures would be read out again and again. */}
        <p className="visually-hidden" role="status">
          {title}
        </p>
        <progress
          aria-label={t("forms.status.soFar")}
          max={total}
          value={isUploading ? sent : undefined}
        />
        <p className="note nums">
          {isUploading
            ? t("forms.status.progress", { sent: bytesText(sent), total: bytesText(total) })
            : t(total === undefined ? "forms.status.starting" : "forms.status.uploaded")}
        </p>
        <div className="actions">
          <Button onClick={onCancel}>{t("forms.status.stop")}</Button>
        </div>
      </>,
    );
  }
  if (phase.name === "failed") {
    const { kind, status } = phase.failure;
    const answers = rows();
    const mail = mailtoHref(email, form.title, answers);
    const mayHaveArrived = phase.isUploaded && (kind === "network" || kind === "timeout");
    return panel(
      t("forms.failed.title", { noun }),
      <>
        <p>
          <span>{t(`forms.failed.${kind}`, { noun, status: String(status) })}</span>{" "}
          <span>{t("forms.failed.kept")}</span>
        </p>
        {mayHaveArrived ? <p>{t("forms.failed.twice")}</p> : null}
        <div className="actions">
          <Button onClick={onTryNow}>{t("forms.failed.retry")}</Button>
          <a className="button" href={mail.href}>
            {t("forms.failed.mail")}
          </a>
          <a className="button" href={phoneHref}>
            {t("forms.failed.call", { phone: phoneDisplay })}
          </a>
          <CopyButton label={t("forms.failed.copy")} text={() => summaryText(answers)} />
        </div>
        <p className="note nums">
          {mail.complete ? t("forms.failed.mailComplete") : t("forms.failed.mailCut")}
        </p>
      </>,
    );
  }
  if (phase.name === "asking") {
    const { contact } = phase;
    const words =
      contact === undefined
        ? t("forms.asking.text", { noun })
        : t("forms.asking.contact", { contact });
    return panel(
      t("forms.asking"),
      <>
        <p>{words}</p>
        <p>{t("forms.asking.again", { action: form.action })}</p>
      </>,
    );
  }
  return panel(
    t(`forms.${phase.name}`),
    <>
      <p>{t(`forms.${phase.name}.text`, { action: form.action, noun })}</p>
      {phase.name === "canceled" && phase.isUploaded ? <p>{t("forms.failed.twice")}</p> : null}
      {phase.name === "waiting" ? (
        <div className="actions">
          <Button onClick={onTryNow}>{t("forms.status.tryNow")}</Button>
          <Button onClick={onCancel}>{t("forms.status.doNotSend")}</Button>
        </div>
      ) : null}
    </>,
  );
}
