import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "../../i18n";
import { useBusiness } from "../../i18n/site";
import { dataAttribute } from "../../styles/data-attributes";
import { RichText } from "../RichText/RichText";
import * as styles from "./Specimen.module.css";

interface SpecimenProps {
  /**
   * What will stand here, in its own words: no invented praise, name, number or star. A function
   * where these words are labels of a sample (`….sample`), which no other site has.
   */
  children: ReactNode | (() => ReactNode);
  className?: string | undefined;
}

/**
 * The place of something that the owner has not supplied yet, with a dashed outline and a tag that
 * says so. Seen while the business is a sample; later, what is not supplied is not shown. A search
 * leaves out what is in it.
 */
export function Specimen({ children, className }: SpecimenProps) {
  const { sample } = useBusiness();
  const { t } = useText();
  return sample ? (
    <div className={clsx(styles.specimen, className)} {...dataAttribute("specimen", "")}>
      <SpecimenTag className={styles.hung}>{t("sample.tag")}</SpecimenTag>
      {typeof children === "function" ? children() : children}
    </div>
  ) : null;
}

/** What the owner promises, outlined while the business is a sample: then nobody keeps it. */
export function Promised(words: ComponentProps<typeof RichText>) {
  const { sample } = useBusiness();
  const text = <RichText {...words} />;
  return sample ? <Specimen>{text}</Specimen> : text;
}

interface SpecimenTagProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The tag of a specimen, which says what it is a sample of. */
export const SpecimenTag = ({ children, className }: SpecimenTagProps) => (
  <p className={clsx(styles.tag, className)}>{children}</p>
);
