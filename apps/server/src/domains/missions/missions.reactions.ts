import type { MissionReactions } from "@jobami/api/missions/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { missionReactions } from "./missions.tables.ts";

export type ReactionKind = "rejected" | "liked" | "recommended";

/** The SQL of what people declare of missions with one press. */
export const reactionsRepository = {
  /** Sets a reaction or takes it back; sent twice it stays as it is. */
  async set(
    tx: Tx,
    of: { missionId: string; userId: string; kind: ReactionKind },
    isOn: boolean,
    createdAt: Date,
  ): Promise<void> {
    if (isOn)
      await tx
        .insert(missionReactions)
        .values({ ...of, createdAt })
        .onConflictDoNothing();
    else
      await tx
        .delete(missionReactions)
        .where(
          and(
            eq(missionReactions.missionId, of.missionId),
            eq(missionReactions.userId, of.userId),
            eq(missionReactions.kind, of.kind),
          ),
        );
  },
  /** What all and one person wrote of a mission. */
  async read(db: Db, missionId: string, userId: string): Promise<MissionReactions> {
    const counted = (kind: ReactionKind) =>
      sql<number>`(count(*) filter (where ${missionReactions.kind} = ${kind}))::integer`;
    const isOwn = (kind: ReactionKind) =>
      sql<boolean>`coalesce(bool_or(${missionReactions.kind} = ${kind} and ${missionReactions.userId} = ${userId}), false)`;
    const [row] = await db
      .select({
        likes: counted("liked"),
        recommendations: counted("recommended"),
        isLiked: isOwn("liked"),
        isRecommended: isOwn("recommended"),
        isRejected: isOwn("rejected"),
      })
      .from(missionReactions)
      .where(eq(missionReactions.missionId, missionId));
    if (row === undefined) throw new Error("A count gave no row.");
    return row;
  },
};
