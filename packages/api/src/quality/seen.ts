import { z } from "zod";
import { instantField } from "../http/fields.ts";
import { badgeKeys } from "./badges.ts";

export const badgeKeyField = z.enum(badgeKeys);

/** A badge as everybody sees it on a profile: which, and since when; null where it states how things stand now. */
export const seenBadgeSchema = z.object({ key: badgeKeyField, since: instantField.nullable() });
export type SeenBadge = z.output<typeof seenBadgeSchema>;
