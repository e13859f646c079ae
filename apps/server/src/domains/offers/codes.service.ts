import { randomBytes, randomInt } from "node:crypto";
import { dayInFrance } from "@jobami/api/missions/days";
import { codeLength, codeLetters } from "@jobami/api/offers/code";
import { type CheckedCode, checkRefusals, type QrCodeOfOffer } from "@jobami/api/offers/contract";
import { decideOffer, type OfferEvent } from "@jobami/machines/offers/offer";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Blocks } from "../blocks/blocks.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { type CodeRow, type OfferRow, offersRepository as repository } from "./offers.repository.ts";
import { type OfferScene, statusOn, timeOf, toOffer } from "./offers.view.ts";

interface Deps extends Pick<Platform, "clock" | "live"> {
  places: Pick<PlacesService, "find">;
  blocks: Pick<Blocks, "areApart">;
}

const newLetters = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");

/** The codes that people take of offers, and that the owner of the offer validates once. */
export function createCodes({ clock, live, places, blocks }: Deps) {
  const scene = (): OfferScene => ({ today: dayInFrance(clock.now()), places });

  const toCode = (row: CodeRow, of: OfferRow, now: OfferScene): QrCodeOfOffer => ({
    id: row.id,
    offer_id: row.offerId,
    created_at: row.createdAt.toISOString(),
    is_used: row.usedAt !== null,
    used_at: row.usedAt?.toISOString() ?? null,
    hash: row.hash,
    code: row.code,
    offer: toOffer(of, now),
  });

  /** What the life cycle answers to a person who validates a code now. */
  function decide(row: CodeRow, of: OfferRow, userId: string) {
    const { today } = scene();
    const event: OfferEvent = {
      type: "code.validated",
      by: of.offer.ownerId === userId ? "owner" : "stranger",
      time: timeOf(of.offer, today),
      isUsed: row.usedAt !== null,
    };
    return decideOffer({ status: statusOn(of, today) }, event);
  }

  /** A code as the owner of its offer sees it. Throws CODE_NOT_YOURS. */
  async function checked(db: Db, row: CodeRow, of: OfferRow, userId: string): Promise<CheckedCode> {
    const decision = decide(row, of, userId);
    if (!decision.allowed && decision.reason === "CODE_NOT_YOURS") throw new DomainError("CODE_NOT_YOURS");
    const refusal = decision.allowed ? null : checkRefusals.find((one) => one === decision.reason);
    return {
      hash: row.hash,
      code: row.code,
      offer: toOffer(of, scene()),
      holder: await repository.givenName(db, row.holderId),
      takenAt: row.createdAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
      refusal: refusal ?? null,
    };
  }

  return {
    /**
     * Takes a code of an offer that is open; who has one gets it again. Throws NOT_FOUND, OWN_OFFER, OFFER_NOT_OPEN,
     * OFFER_NOT_STARTED, OFFER_OVER, OFFER_EXHAUSTED.
     */
    async take(tx: Tx, userId: string, offerId: string): Promise<QrCodeOfOffer> {
      await holdActive(tx, userId);
      const of = await repository.hold(tx, offerId);
      if (of === null) throw new DomainError("NOT_FOUND");
      const now = scene();
      const known = await repository.codeOfHolder(tx, offerId, userId);
      if (known !== null) return toCode(known, of, now);
      const { offer, taken } = of;
      const isOwn = offer.ownerId === userId;
      const isUnseen =
        !isOwn && (!of.isFound || offer.isHidden || (await blocks.areApart(tx, userId, offer.ownerId)));
      if (isUnseen) throw new DomainError("NOT_FOUND");
      const decision = decideOffer(
        { status: statusOn(of, now.today) },
        {
          type: "code.taken",
          by: isOwn ? "owner" : "stranger",
          time: timeOf(offer, now.today),
          isLeft: offer.maxCodes === null || taken < offer.maxCodes,
        },
      );
      if (!decision.allowed) throw new DomainError(decision.reason);
      const row: CodeRow = {
        id: newId(),
        offerId,
        holderId: userId,
        hash: randomBytes(16).toString("hex"),
        code: newLetters(),
        createdAt: instant(clock),
        usedAt: null,
      };
      await repository.addCode(tx, row);
      live.record(tx, [offer.ownerId], "partner_offer_changed", { offerId });
      return toCode(row, { ...of, taken: taken + 1 }, now);
    },

    /** A person's codes, those to use first. */
    async own(db: Db, userId: string): Promise<QrCodeOfOffer[]> {
      const rows = await repository.codesOf(db, userId);
      const offers = await repository.byIds(db, [...new Set(rows.map(({ offerId }) => offerId))]);
      const byId = new Map(offers.map((of) => [of.offer.id, of]));
      const now = scene();
      return rows.flatMap((row) => {
        const of = byId.get(row.offerId);
        return of === undefined ? [] : [toCode(row, of, now)];
      });
    },

    /** A code for the owner of its offer; changes nothing. Throws NOT_FOUND, CODE_NOT_YOURS. */
    async check(db: Db, userId: string, key: string): Promise<CheckedCode> {
      const row = await repository.codeOf(db, key);
      const of = row === null ? null : await repository.byId(db, row.offerId);
      if (row === null || of === null) throw new DomainError("NOT_FOUND");
      return checked(db, row, of, userId);
    },

    /** Validates a code, once. Throws NOT_FOUND, CODE_NOT_YOURS, CODE_USED with `data.usedAt`, OFFER_OVER, OFFER_NOT_STARTED. */
    async validate(tx: Tx, userId: string, key: string): Promise<CheckedCode> {
      await holdActive(tx, userId);
      const found = await repository.codeOf(tx, key);
      const of = found === null ? null : await repository.hold(tx, found.offerId);
      // Read again once the offer is held: a person may have validated it meanwhile.
      const row = of === null ? null : await repository.codeOf(tx, key);
      if (row === null || of === null) throw new DomainError("NOT_FOUND");
      const decision = decide(row, of, userId);
      if (!decision.allowed)
        throw new DomainError(
          decision.reason,
          row.usedAt === null || decision.reason !== "CODE_USED"
            ? undefined
            : { usedAt: row.usedAt.toISOString() },
        );
      const usedAt = instant(clock);
      await repository.use(tx, row.id, usedAt);
      live.record(tx, [row.holderId], "partner_code_used", { codeId: row.id });
      live.record(tx, [of.offer.ownerId], "partner_offer_changed", { offerId: of.offer.id });
      return checked(tx, { ...row, usedAt }, of, userId);
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
