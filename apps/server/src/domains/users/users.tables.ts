import { accountStatuses, departureReasons } from "@jobami/api/account/contract";
import { userTypes } from "@jobami/api/auth/contract";
import { roles } from "@jobami/api/http/route";
import { seoTriggers } from "@jobami/api/users/routes";
import { sql } from "drizzle-orm";
import { boolean, date, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { declareTable } from "../../platform/database/personal-data.ts";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Accounts. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull().unique("users_email"),
  /** Null for who only ever signed in with Google. */
  passwordHash: text("password_hash"),
  passwordChangedAt: at("password_changed_at").notNull(),
  role: text("role", { enum: roles }).notNull(),
  userType: text("user_type", { enum: userTypes }).notNull(),
  prenom: text("prenom").notNull(),
  nom: text("nom").notNull(),
  emailVerifiedAt: at("email_verified_at"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  authenticatorEnabled: boolean("authenticator_enabled").notNull().default(false),
  termsAcceptedAt: at("terms_accepted_at").notNull(),
  createdAt: at("created_at").notNull(),
  lastLoginAt: at("last_login_at"),
  /** Where they were going when they signed up; null once they have signed in. */
  arrivalPath: text("arrival_path"),
  lastSeenAt: at("last_seen_at"),
  statut: text("statut", { enum: accountStatuses }).notNull().default("active"),
  /** Set while the person may not act: paused, suspended, deleted. */
  deactivatedAt: at("deactivated_at"),
  /** End of a suspension that is not for ever. */
  suspendedUntil: at("suspended_until"),
  /** Until when the mailed link of a deletion may be followed. */
  deletionExpiresAt: at("deletion_expires_at"),
  departureReason: text("departure_reason", { enum: departureReasons }),
  suspensionReason: text("suspension_reason"),
  suspensionMailAt: at("suspension_mail_at"),
  profileHidden: boolean("profile_hidden").notNull().default(false),
  seoIndexable: boolean("seo_indexable").notNull().default(false),
  photoFileId: uuid("photo_file_id"),
  /** E.164. */
  phone: text("phone"),
  birthDate: date("birth_date", { mode: "string" }),
});

/** When a person was last asked to be referenced, by what brought the question [SEO-04]. */
export const seoPromotions = pgTable(
  "seo_promotions",
  {
    userId: uuid("user_id").notNull(),
    trigger: text("trigger", { enum: seoTriggers }).notNull(),
    shownAt: at("shown_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trigger] })],
);

export const usersTables = [
  declareTable(users, {
    exported: {
      by: users.id,
      columns: [
        users.email,
        users.role,
        users.userType,
        users.prenom,
        users.nom,
        users.emailVerifiedAt,
        users.twoFactorEnabled,
        users.authenticatorEnabled,
        users.termsAcceptedAt,
        users.createdAt,
        users.lastLoginAt,
        users.arrivalPath,
        users.lastSeenAt,
        users.statut,
        users.deactivatedAt,
        users.suspendedUntil,
        users.departureReason,
        users.suspensionReason,
        users.seoIndexable,
        users.profileHidden,
        users.phone,
        users.birthDate,
      ],
    },
    erased: {
      how: "anonymise",
      by: users.id,
      set: {
        email: sql`'compte-supprime-' || ${users.id}`,
        passwordHash: "",
        prenom: "Ancien",
        nom: "Membre",
        emailVerifiedAt: null,
        twoFactorEnabled: false,
        authenticatorEnabled: false,
        suspensionReason: null,
        suspensionMailAt: null,
        lastLoginAt: null,
        arrivalPath: null,
        lastSeenAt: null,
        seoIndexable: false,
        photoFileId: null,
        phone: null,
        birthDate: null,
      },
    },
  }),
  declareTable(seoPromotions, {
    exported: { by: seoPromotions.userId },
    erased: { how: "delete", by: seoPromotions.userId },
  }),
];
