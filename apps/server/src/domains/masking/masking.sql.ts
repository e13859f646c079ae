import { hiddenMark } from "@jobami/api/masking/mark";
import { type SQL, sql } from "drizzle-orm";
import type { MaskedKind } from "../../composition/contributions.ts";

/** A column whose texts are stored as others read them. */
export interface MaskedColumn {
  kind: MaskedKind;
  /** The id of its row, and which of the row's texts it is where there are several. */
  subject: SQL;
  part?: SQL;
  text: SQL;
}

/** Who reads: `seesWhole` states whether a reader who did not write the text reads all of it. */
export interface TextReader {
  userId: SQL;
  seesWhole: SQL;
}

const mark = sql.raw(`'${hiddenMark}'`);

/** Nothing is looked for where nothing is masked. */
const whereMasked = ({ text }: MaskedColumn, found: SQL, otherwise: SQL) =>
  sql`case when position(${mark} in ${text}) > 0 then ${found} else ${otherwise} end`;

const rowOf = ({ kind, subject, part = sql`0` }: MaskedColumn) =>
  sql`w.kind = ${sql.raw(`'${kind}'`)} and w.subject_id = ${subject} and w.part = ${part}`;

/** The one rule of what a text reads for whom: all of it for who wrote it, and for whom `seesWhole` lets; what stands in the column for everybody else. */
export const readableText = (column: MaskedColumn, { userId, seesWhole }: TextReader): SQL =>
  whereMasked(
    column,
    sql`coalesce((select w.original from whole_texts w
      where ${rowOf(column)} and (w.author_id = ${userId} or ${seesWhole})), ${column.text})`,
    column.text,
  );

/** What others do not read of it, as JSON for who wrote it while that is so; null otherwise. */
export const maskJson = (column: MaskedColumn, { userId, isOpen }: { userId: SQL; isOpen: SQL }): SQL =>
  whereMasked(
    column,
    sql`(select json_build_object('id', w.id, 'hidden', w.contacts, 'contest',
        case when w.status is not null then json_build_object('status', w.status, 'reasons', w.reasons) end)
      from whole_texts w where ${rowOf(column)} and w.author_id = ${userId} and not ${isOpen})`,
    sql`null`,
  );
