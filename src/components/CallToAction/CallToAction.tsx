import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import { useId, type ReactNode } from "react";
import { QuoteActions } from "../Action/Action";
import { Deferred } from "../Opening/Opening";
import { Picture } from "../Picture/Picture";
import * as styles from "./CallToAction.module.css";

export interface CallToActionProps {
  /** For links that lead here. */
  id?: string;
  title: string;
  children: ReactNode;
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
  /** Id of the group of services in whose scene it is set; the house of the home page when left out. */
  group?: string | null | undefined;
  /** Whether it ends with the two ways to ask. */
  asks?: boolean;
}

/** The dark scene of a page, as wide as the window: request a quote, or call. */
export function CallToAction({
  id,
  title,
  children,
  project,
  group,
  asks = true,
}: CallToActionProps) {
  const headingId = useId();
  const { house, siteSettings } = useStaticQuery<Queries.ScenesQuery>(graphql`
    query Scenes {
      house: file(relativePath: { eq: "pages/home/home-hero-dusk.jpg" }) {
        ...Picture_file
      }
      siteSettings {
        serviceGroups {
          id
          scene {
            hero {
              ...Picture_picture
            }
          }
        }
      }
    }
  `);
  const scene = siteSettings?.serviceGroups.find(({ id }) => id === group)?.scene;
  const picture = scene?.hero ?? (house ? { file: house } : undefined);
  return (
    <Deferred>
      <section id={id} className={`${styles.scene} no-print`} aria-labelledby={headingId}>
        {picture ? <Picture picture={{ ...picture, alt: "" }} sizes="100vw" /> : null}
        <div className={clsx(styles.words, "wrap stack")}>
          <h2 id={headingId}>{title}</h2>
          <div className="measure small">{children}</div>
          {asks ? <QuoteActions project={project} /> : null}
        </div>
      </section>
    </Deferred>
  );
}
