import type { Option } from "./form-model";

/** The options of a `select`; those with the same group are listed together under its name. */
export function GroupedOptions({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const members = options
      .filter((option) => option.group === group)
      .map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ));
    return group ? (
      <optgroup key={group} label={group}>
        {members}
      </optgroup>
    ) : (
      members
    );
  });
}
