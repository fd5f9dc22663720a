import classes from './LegalTable.module.css';

export type TableRow = readonly [string, string, string];

interface Props {
  readonly label: string;
  readonly columns: TableRow;
  readonly rows: readonly TableRow[];
}

/** On a phone each row becomes a card, with the column's name before each value. */
export function LegalTable({ label, columns, rows }: Props) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...rest]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {rest.map((text, at) => (
              <td key={columns[at + 1]} data-column={columns[at + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
