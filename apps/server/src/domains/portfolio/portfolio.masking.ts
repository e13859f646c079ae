import type { PieceDraft, PortfolioPiece } from "@jobami/api/portfolio/contract";
import { sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Maskable, MaskedKind } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Masking } from "../masking/masking.domain.ts";
import { portfolioRepository as repository } from "./portfolio.repository.ts";
import { portfolioPieces } from "./portfolio.tables.ts";

export const pieceKinds = ["piece.title", "piece.body"] as const satisfies readonly MaskedKind[];

/** Pieces as who shows them wrote them, of what is stored for others. */
export async function writtenPieces(
  masking: Pick<Masking, "written">,
  db: Db,
  pieces: readonly PortfolioPiece[],
): Promise<PortfolioPiece[]> {
  const ids = pieces.map(({ id }) => id);
  const written = await masking.written(db, ids, pieceKinds);
  return pieces.map((piece) => {
    const title = written(piece.id, "piece.title", piece.title);
    const body = written(piece.id, "piece.body", piece.text);
    return {
      ...piece,
      title: title.text,
      maskedTitle: title.masked,
      text: body.text,
      maskedText: body.masked,
    };
  });
}

/** Stores what a person wrote of a piece; answers what everybody reads of it, as the columns of the piece. */
export async function maskPiece(
  masking: Pick<Masking, "mask">,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { title, text: body }: Pick<PieceDraft, "title" | "text">,
) {
  const of = { subjectId: id, authorId: userId };
  const called = await masking.mask(tx, { ...of, kind: "piece.title" }, title);
  const { text, filterVersion } = await masking.mask(tx, { ...of, kind: "piece.body" }, body);
  return { title: called.text, body: text, filterVersion };
}

/** What a decision of moderators about a contested text changes. */
export const maskablePieces: Maskable = {
  kinds: pieceKinds,
  async changed(tx, { kind, subjectId: id }, text) {
    const userId = text === null ? null : await repository.ownerOf(tx, id);
    if (text === null || userId === null) return;
    await repository.setText(tx, {
      id,
      userId,
      ...(kind === "piece.title" ? { title: text } : { body: text }),
    });
  },
};

/** Reads through older pieces anew. */
export const renewPieces = (
  masking: Pick<Masking, "renew">,
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<{ id: string; userId: string; title: string; body: string }>({
    ...how,
    table: portfolioPieces,
    columns: sql`user_id as "userId", title, body`,
    async keep(tx, { id, userId, title, body }, filter) {
      const of = { subjectId: id, authorId: userId };
      const called = await masking.renew(tx, { ...of, kind: "piece.title" }, title, filter);
      const { text, filterVersion } = await masking.renew(tx, { ...of, kind: "piece.body" }, body, filter);
      await repository.setText(tx, { id, userId, title: called.text, body: text, filterVersion });
    },
  });
