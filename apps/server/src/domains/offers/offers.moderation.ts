import type { Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import { type OfferRow, offersRepository as repository } from "./offers.repository.ts";
import { isShown } from "./offers.view.ts";

type OfferTexts = Pick<OfferRow["offer"], "advantage" | "description" | "conditions">;

/** What an offer states below its title. */
export const textOf = ({ advantage, description, conditions }: OfferTexts): string =>
  [advantage, description, conditions].filter((part) => part !== "").join("\n\n");

/** What an offer states, where it is read, and where its owner finds it even when no one reads it. */
function toContent({ offer, slug }: OfferRow): ReportedContent {
  const { id, ownerId, title } = offer;
  return {
    authorId: ownerId,
    title,
    words: textOf(offer),
    link: slug === null ? "/offres-partenaires" : `/offres-partenaires/${slug}/${id}`,
    ownLink: `/dashboard/mes-offres-partenaires/${id}`,
  };
}

/** What moderators are shown of partner offers and do to them; their owner is informed by who decides. */
export function moderateOffers({ live }: { live: Pick<Live, "record"> }): Reportable {
  /** An offer that others could read; whoever left took its text along. */
  async function find(db: Db, id: string): Promise<OfferRow | null> {
    const row = await repository.byId(db, id);
    return row === null || row.offer.publishedAt === null || row.ownerName === null ? null : row;
  }

  async function set(tx: Tx, id: string, isHidden: boolean): Promise<boolean> {
    const row = await repository.hold(tx, id);
    if (row === null || (await find(tx, id)) === null) return false;
    await repository.change(tx, id, { isHidden });
    live.record(tx, [row.offer.ownerId], "partner_offer_changed", { offerId: id });
    return true;
  }

  return {
    kind: "offer",
    async seenBy(db, _viewer, id) {
      const row = await repository.byId(db, id);
      return row !== null && isShown(row) ? toContent(row) : null;
    },
    async inContext(db, id) {
      const row = await find(db, id);
      return row === null ? null : { ...toContent(row), around: [] };
    },
    hide: async (tx, id) => ((await set(tx, id, true)) ? {} : null),
    restore: (tx, id) => set(tx, id, false),
  };
}
