import clsx from "clsx";
import type { HeadProps } from "gatsby";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SpotDrawing } from "../components/SpotDrawing/SpotDrawing";
import { useBusiness } from "../components/site/useSite";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/privacy";
import { withWords } from "../words/words";
import * as styles from "./privacy.module.css";

function PrivacyPage() {
  const business = useBusiness();
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/privacy" }}
        title={page.headline}
        lead={page.lead}
      >
        <SpotDrawing name="privacy" lead />
      </PageHeader>
      <div className="wrap">
        <FactStrip facts={page.facts} />
      </div>
      <div className={clsx(styles.text, "section wrap")}>
        {page.parts(business).map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </>
  );
}

PrivacyPage.words = words;

export default PrivacyPage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead title={page.title} description={page.description} path={location.pathname} />
));
