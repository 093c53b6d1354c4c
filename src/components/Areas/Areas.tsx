import { useBusiness } from "../../i18n/site";

/** Where the business works, and where it does not yet. */
export function Areas() {
  const { areas } = useBusiness();
  return (
    <ul className="ruled">
      {areas.map(({ name, notice }) => (
        <li key={name}>{notice ? `${name}: ${notice}` : name}</li>
      ))}
    </ul>
  );
}
