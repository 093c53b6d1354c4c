import { QuestionList } from "../../components/QuestionList/QuestionList";
import { toHtmlText } from "../../content/markdown";
import type { FileData } from "../../content/registry";
import { askSite, type EntriesProps } from "../preview-data";

export default function Questions({ form, site }: EntriesProps) {
  const { groups = [] } = form as Partial<FileData<"faq">>;
  return (
    <div className="wrap section editor-groups">
      {groups.map(({ id, title, entries }, index) => (
        <section key={id || index}>
          <h2>{title}</h2>
          <QuestionList
            questions={((entries as typeof entries | undefined) ?? []).map((entry) => ({
              question: entry.question,
              answer: {
                html: toHtmlText((entry.answer as string | undefined) ?? "", askSite(site).rule),
              },
            }))}
          />
        </section>
      ))}
    </div>
  );
}
