import type { PieceDraft, PortfolioPiece } from "@jobami/api/portfolio/contract";
import { maxPieces, maxPremiumPieces, portfolioPicture } from "@jobami/api/portfolio/routes";
import type { SeenPiece } from "@jobami/api/portfolio/seen";
import type { FileOwner, ProfilePart } from "../../composition/contributions.ts";
import type { Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import { holdActive, type Users } from "../users/users.domain.ts";
import { maskPiece, pieceKinds, renewPieces, writtenPieces } from "./portfolio.masking.ts";
import { portfolioRepository as repository } from "./portfolio.repository.ts";

const textOf = ({ title, text }: Pick<PieceDraft, "title" | "text">): string =>
  text === "" ? title : `${title}\n${text}`;

const moments = ["before", "after"] as const;

/** What jobbeurs show of the work that they have done. */
export function createPortfolio(deps: {
  clock: Clock;
  users: Pick<Users, "byId">;
  files: Pick<FilesService, "attach" | "detach">;
  subscriptions: Pick<Subscriptions, "has">;
  watch: Watch;
  masking: Pick<Masking, "mask" | "renew" | "written" | "forget">;
  db: Db;
}) {
  const { clock, users, files, subscriptions, watch, masking, db: database } = deps;

  async function hold(tx: Tx, userId: string): Promise<void> {
    await holdActive(tx, userId);
    await repository.hold(tx, userId);
  }

  /** Shows a piece by these files instead of those that it has. Throws NOT_FOUND for a file that is not theirs, or shows another piece. */
  async function show(
    tx: Tx,
    { pieceId, userId }: { pieceId: string; userId: string },
    wanted: Pick<PieceDraft, "before" | "after">,
  ): Promise<void> {
    const known = await repository.filesOf(tx, pieceId);
    const photos: readonly (string | null)[] = [wanted.before, wanted.after];
    await repository.dropPictures(tx, pieceId);
    for (const fileId of known.values()) if (!photos.includes(fileId)) await files.detach(tx, fileId);
    for (const moment of moments) {
      const fileId = wanted[moment];
      if (fileId === null) continue;
      await files.attach(tx, { id: fileId, ownerId: userId, purpose: portfolioPicture });
      if (!(await repository.addPicture(tx, { fileId, pieceId, userId, moment })))
        throw new DomainError("NOT_FOUND");
    }
  }

  /** As who shows them wrote them. */
  const own = async (db: Db, userId: string): Promise<PortfolioPiece[]> =>
    writtenPieces(masking, db, await repository.ofUser(db, userId));

  /** What moderators read of it and do to it with the rest of a profile. */
  const profilePart: ProfilePart = {
    words: async (db, userId) =>
      (await own(db, userId))
        .filter(({ isHidden }) => !isHidden)
        .map(textOf)
        .join("\n\n"),
    hide: (tx, userId) => repository.setHidden(tx, userId, true),
    restore: (tx, userId) => repository.setHidden(tx, userId, false),
  };

  const fileOwner: FileOwner = {
    purpose: portfolioPicture,
    isShown: async (db, { id }) => !(await repository.isWithheld(db, id)),
  };

  return {
    own,
    profilePart,
    fileOwner,
    renewal: renewPieces(masking, { db: database }),
    /** What everybody sees of a person’s work. */
    async seen(db: Db, userId: string): Promise<SeenPiece[]> {
      const all = await repository.ofUser(db, userId);
      return all.filter(({ isHidden }) => !isHidden).map(({ isHidden: _, ...piece }) => piece);
    },
    /** Shows a piece after the others. Throws JOBBEUR_ONLY, PORTFOLIO_FULL, or NOT_FOUND for a file that is not theirs. */
    async add(tx: Tx, userId: string, { title, text, ...pictures }: PieceDraft): Promise<void> {
      await hold(tx, userId);
      if ((await users.byId(tx, userId))?.userType !== "jobbeur") throw new DomainError("JOBBEUR_ONLY");
      const { pieces, nextPlace: place } = await repository.held(tx, userId);
      const isMore = await subscriptions.has(tx, userId, "realisations");
      const most = isMore ? maxPremiumPieces : maxPieces;
      if (pieces >= most) throw new DomainError("PORTFOLIO_FULL", { most });
      const id = newId();
      const createdAt = instant(clock);
      const masked = await maskPiece(masking, tx, { id, userId }, { title, text });
      await repository.insert(tx, { id, userId, ...masked, place, isHidden: false, createdAt });
      await show(tx, { pieceId: id, userId }, pictures);
      await watch(tx, { kind: "profile", id: userId, words: textOf({ title, text }) });
    },
    /** Changes what is declared of a piece, or shows it by other pictures. Throws NOT_FOUND. */
    async change(
      tx: Tx,
      userId: string,
      { id, title, text, ...pictures }: PieceDraft & { id: string },
    ): Promise<void> {
      await hold(tx, userId);
      const before = (await own(tx, userId)).find((piece) => piece.id === id);
      if (before === undefined) throw new DomainError("NOT_FOUND");
      const content = textOf({ title, text });
      if (content !== textOf(before)) {
        const masked = await maskPiece(masking, tx, { id, userId }, { title, text });
        await repository.setText(tx, { id, userId, ...masked });
        await watch(tx, { kind: "profile", id: userId, words: content });
      }
      await show(tx, { pieceId: id, userId }, pictures);
    },
    /** Puts a piece at another place of the person's order. Throws NOT_FOUND. */
    async move(tx: Tx, userId: string, { id, place }: { id: string; place: number }): Promise<void> {
      await hold(tx, userId);
      const ids = (await own(tx, userId)).map((piece) => piece.id);
      if (!ids.includes(id)) throw new DomainError("NOT_FOUND");
      const others = ids.filter((each) => each !== id);
      const order = others.toSpliced(Math.min(place, others.length), 0, id);
      for (const [at, each] of order.entries()) await repository.setPlace(tx, each, at);
    },
    /** Shows a piece no more. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, id: string): Promise<void> {
      await hold(tx, userId);
      const known = await repository.filesOf(tx, id);
      if (!(await repository.remove(tx, userId, id))) throw new DomainError("NOT_FOUND");
      await masking.forget(tx, { kinds: pieceKinds, subjectId: id });
      for (const fileId of known.values()) await files.detach(tx, fileId);
    },
  };
}

export type Portfolio = ReturnType<typeof createPortfolio>;
