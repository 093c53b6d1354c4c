import { Table } from "../../../components/Table/Table";
import { unbroken, useText } from "../../../i18n";
import type { PlannerData } from "./plan";

interface HouseYearsProps {
  years: PlannerData["years"];
  /** For screen readers. */
  caption: string;
}

/**
 * What houses of some years may hide: what to look for, how certain that is, and where it can be
 * read.
 */
export function HouseYears({ years, caption }: HouseYearsProps) {
  const { t } = useText();
  return (
    <Table
      caption={caption}
      head={[t("houseYear.built"), t("houseYear.look")]}
      rows={years.map(({ title, built, look, grade, source }) => [
        built,
        <>
          <strong>{unbroken(title)}.</strong> {look}{" "}
          <span className="quiet">
            {t(`tools.grade.${grade as "text"}`)}
            {source ? ": " : null}
            {source ? <a href={source.url}>{source.title}</a> : null}
          </span>
        </>,
      ])}
    />
  );
}
