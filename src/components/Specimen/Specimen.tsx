import clsx from "clsx";
import type { PageProps } from "gatsby";
import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { PageCall, PageTop, found } from "../Page/Page";
import * as styles from "./Specimen.module.css";

/** A page that looks like one of the papers of a job, with example amounts, and prints as that paper. */
export function Specimen({ data }: PageProps<Queries.ChangeOrderPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  const { name } = useBusiness();
  return (
    <>
      <div className="no-print">
        <PageTop page={page} />
      </div>
      <div className="wrap">
        <article className={clsx(styles.sheet, "rounded")}>
          <p className={clsx(styles.top, "note")}>
            <strong>
              {name} · {page.title}
            </strong>
            <span>{t("papers.specimen")}</span>
          </p>
          {page.sections
            .filter(({ id }) => id !== "call")
            .map(({ id, title, html }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
        </article>
      </div>
      <div className="no-print">
        <PageCall page={page} />
      </div>
    </>
  );
}
