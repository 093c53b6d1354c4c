import { ClientLogos } from "../../components/ClientLogos/ClientLogos";
import type { FileData } from "../../content/registry";
import type { EntriesProps } from "../preview-data";

export default function Marks({ form }: EntriesProps) {
  const { marks = [] } = form as Partial<FileData<"clientMark">>;
  return (
    <ClientLogos
      marks={marks.filter(({ sample }) => !sample).map((mark) => ({ ...mark, entryId: mark.id }))}
    />
  );
}
