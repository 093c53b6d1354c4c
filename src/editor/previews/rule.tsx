import { RuleEntry } from "../../components/RuleEntry/RuleEntry";
import type { FileData } from "../../content/registry";
import { askSite, type EntriesProps } from "../preview-data";

export default function Rules({ form }: EntriesProps) {
  const { rules = [] } = form as Partial<FileData<"rule">>;
  const { rule: note } = askSite({ rules });
  return (
    <div className="wrap section">
      {rules.map(({ id }, index) => {
        const rule = note(id);
        return (
          rule && (
            <RuleEntry key={id || index} rule={{ ...rule, url: rule.url ?? null, entryId: id }} />
          )
        );
      })}
    </div>
  );
}
