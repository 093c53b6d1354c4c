import { useBusiness } from "../../i18n/site";

/** The areas where the business does not work yet, each with its notice: terms of a `dl`. */
export function AreaNotices() {
  const { areas } = useBusiness();
  return areas.map(({ name, notice }) =>
    notice ? (
      <div key={name}>
        <dt className="label">{name}</dt>
        <dd className="small">{notice}</dd>
      </div>
    ) : null,
  );
}
