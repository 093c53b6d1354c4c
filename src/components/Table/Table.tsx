import type { ReactNode, TableHTMLAttributes } from "react";
import { unbroken } from "../../i18n";

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** For screen readers. */
  caption?: string;
  head: readonly string[];
  /** The cells of each row, of which the first names it. */
  rows: readonly (readonly [title: ReactNode, ...cells: ReactNode[]])[];
}

/** A table whose first cells name their rows; it scrolls where it is too wide. */
export const Table = ({ caption, head, rows, ...table }: TableProps) => (
  <div className="table-wrap">
    <table {...table}>
      {caption ? <caption className="visually-hidden">{caption}</caption> : null}
      <thead>
        <tr>
          {head.map((title) =>
            title ? (
              <th key={title} scope="col">
                {title}
              </th>
            ) : (
              <td key={title} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{unbroken(title)}</th>
            {cells.map((cell, column) => (
              <td key={column}>{unbroken(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
