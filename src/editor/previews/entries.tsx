import { Fragment } from "react";
import { labelOf } from "../../content/labels";
import { toHtmlText } from "../../content/markdown";
import { metaOf, elementOf, shapeOf, type Schema } from "../../content/schema";
import { askSite, type EntriesProps } from "../preview-data";

/** Shows a file that has no preview of its own: its fields in the form's order, with the form's labels. */
export default function Entries({ kind, form, site }: EntriesProps) {
  return (
    <div className="wrap section">
      <Value field={kind.fileSchema} value={form} site={site} />
    </div>
  );
}

interface ValueProps extends Pick<EntriesProps, "site"> {
  field: Schema | undefined;
  value: unknown;
}

function Value({ field, value, site }: ValueProps) {
  if (Array.isArray(value))
    return (
      <ol>
        {value.map((item: unknown, index) => (
          <li key={index}>
            <Value field={elementOf(field)} value={item} site={site} />
          </li>
        ))}
      </ol>
    );
  if (value !== null && typeof value === "object") {
    const group = value as Record<string, unknown>;
    const fields = Object.entries(shapeOf(field)).filter(([name]) => group[name] !== undefined);
    return (
      <dl>
        {fields.map(([name, child]) => (
          <Fragment key={name}>
            <dt>{metaOf(child).label ?? labelOf(name)}</dt>
            <dd>
              <Value field={child} value={group[name]} site={site} />
            </dd>
          </Fragment>
        ))}
      </dl>
    );
  }
  if (field && metaOf(field).role === "markdown" && typeof value === "string")
    return <div dangerouslySetInnerHTML={{ __html: toHtmlText(value, askSite(site).rule) }} />;
  return typeof value === "boolean"
    ? value
      ? "Yes"
      : "No"
    : (value as string | number | undefined);
}
