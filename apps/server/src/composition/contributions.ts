import type { AccountHoldings } from "@jobami/api/account/contract";
import type { LookKind } from "@jobami/api/audit/contract";
import type { DutyKey } from "@jobami/api/data-audits/routes";
import type { StoredFile } from "@jobami/api/files/contract";
import type { FilePurpose } from "@jobami/api/files/routes";
import type { ProofPurpose } from "@jobami/api/google/routes";
import type { Mission } from "@jobami/api/missions/contract";
import type { Notification } from "@jobami/api/notifications/contract";
import type { SeenPiece } from "@jobami/api/portfolio/seen";
import type { ProfileDraft } from "@jobami/api/profiles/contract";
import type { Awaited, AwaitedDocument } from "@jobami/api/proposals/contract";
import type { SeenBadge } from "@jobami/api/quality/seen";
import type { ReportedKind } from "@jobami/api/reports/routes";
import type { SeenReviews } from "@jobami/api/reviews/seen";
import type { SQL } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Db, Tx } from "../platform/database/database.ts";
import type { AnswerCookie } from "../platform/http/call.ts";
import type { WhisperRules } from "../platform/live/channel.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import type { AppealKeyOf } from "./appealable.ts";
import type { StaffWork } from "./staff-work.ts";

/** A line for a person’s inbox: a title, one plain French sentence and where it leads. */
export interface NotificationDraft {
  type: Notification["type"];
  title: string;
  sentence: string;
  link: string | null;
  data: Record<string, unknown>;
  /** Kind of the toast that the sentence is shown in. */
  tone: "success" | "info" | "warning";
}

/** A notification draft and whom it is for. */
export interface AddressedNotification extends NotificationDraft {
  to: string;
}

/** What lines of inboxes are about. */
export interface Subjects {
  missionIds: readonly string[];
  proposalIds: readonly string[];
}

/** What a domain has to do when a person leaves for good, in the order of the steps; each runs inside the one transaction. */
export interface Departure {
  /** What the person holds, to show them before; figures of several domains are added up. `commitments` forbid leaving. */
  holdings?(db: Db, userId: string): Promise<Partial<AccountHoldings>>;
  /** Missions that must not change meanwhile; all domains' are locked in one order. */
  heldMissions?(tx: Tx, userId: string): Promise<readonly string[]>;
  /** Notes what stands outside the tables, before their rows are gone. */
  beforeErasure?(tx: Tx, userId: string): Promise<void>;
  /** What names the person to others. */
  subjects?(tx: Tx, userId: string): Promise<Partial<Subjects>>;
  /** Takes what was stated about these subjects out of what others read. */
  forget?(tx: Tx, subjects: Subjects): Promise<void>;
  /** Ends open work; after the erasure, so that no one reads a name. */
  withdraw?(tx: Tx, userId: string): Promise<void>;
}

/** What a domain has to do at the end of a mission that the caller has locked, or as its terms change; answers whom to notify of what. */
export interface MissionEnding {
  /** Its owner changed what proposals were made for: whoever made one confirms it until an instant, or lets it lapse. */
  askConfirmations(tx: Tx, mission: EndedMission, until: Date): Promise<AddressedNotification[]>;
  /** The mission ended with what was open about it: that is refused, or expires too. */
  end(tx: Tx, mission: EndedMission, as: "refusee" | "expiree"): Promise<AddressedNotification[]>;
  /** The mission was under way: who does it is to be notified. */
  notifyChosen(
    tx: Tx,
    mission: EndedMission,
    statut: "terminee" | "annulee",
  ): Promise<AddressedNotification[]>;
}

type EndedMission = Pick<Mission, "id" | "title" | "statut"> & { ownerId: string };

/** A sign-in that went through: whose, the session it began, and whether the account never had one before. */
export interface SignInFollowed {
  account: { id: string; email: string; prenom: string };
  sessionId: string;
  isFirst: boolean;
}

/** What is asked about a person without a password, before something that protects their account changes. */
export interface VouchedFor {
  userId: string;
  sessionId: string;
  purpose: ProofPurpose;
  request: FastifyRequest;
}

/** A browser that its owner declares is not theirs, by its keyed digest. */
export interface Disowned {
  userId: string;
  deviceId: string;
}

/** As what a person reads a file that is not theirs: as a side of the matter, or as staff, whose look is noted. */
export type FileReader = "side" | LookKind;

/** What a domain takes files for, and who besides their owner may look at those of them that it keeps and that are not public. */
export interface FileOwner {
  purpose: FilePurpose;
  /** A browser may store what it was shown of those that are not public, and asks each time whether it still may; without it nothing is stored. */
  mayStay?: true;
  /** Whether anybody may look now at one of those that are public; without it they may as long as it is stored. */
  isShown?(db: Db, file: { id: string }): Promise<boolean>;
  mayRead?(db: Db, file: { id: string; ownerId: string }, viewer: Person): Promise<FileReader | null>;
}

/** A profile as it was saved. */
export interface SavedProfile extends Omit<ProfileDraft, "zone"> {
  userId: string;
  version: number;
  placeCode: string | null;
  radiusKm: number | null;
  updatedAt: Date;
}

/** Something that stands on a profile beside what is written there: moderators read it, hide it and show it again with the rest. */
export interface ProfilePart {
  words(db: Db, userId: string): Promise<string>;
  /** False where there was nothing to hide. */
  hide(tx: Tx, userId: string): Promise<boolean>;
  /** False where there was nothing to show. */
  restore(tx: Tx, userId: string): Promise<boolean>;
}

/** What of a person is known already where it is asked what they have earned. */
export interface BadgeBearer {
  id: string;
  userType: "jobbeur" | "other";
  /** How much of their profile is filled in, in whole percent. */
  completeness: number;
}

/** A content as moderators see it: whose it is, where it stands, and what it states. */
export interface ReportedContent {
  authorId: string;
  /** The title of the mission that it is, or that it is about; the name of a person. */
  title: string;
  words: string;
  /** A path of the product. */
  link: string;
  /** Where its author finds it, where that is another one. */
  ownLink?: string;
  /** Pictures that moderators may look at. */
  photos?: readonly StoredFile[];
}

/** A part of what stands around a reported content, in its order; the content itself is among them. */
export interface ContentContext {
  name: string;
  words: string;
  isReported: boolean;
}

/** What a domain keeps that people can report, and what moderators can do to it. */
export interface Reportable {
  kind: ReportedKind;
  /** A content that this person, or a visitor, may see now; null for any other. */
  seenBy(db: Db, viewer: Person | null, id: string): Promise<ReportedContent | null>;
  /** The content for moderators, with what stands around it; null when it is gone. */
  inContext(db: Db, id: string): Promise<(ReportedContent & { around: readonly ContentContext[] }) | null>;
  /** Hides the content from everybody but its author and staff; answers what `restore` has to know, null when the content is gone. */
  hide(tx: Tx, id: string): Promise<Record<string, string> | null>;
  /** Shows it again; false when the content is gone. */
  restore(tx: Tx, id: string, texts: Record<string, string>): Promise<boolean>;
}

/** Something that was just written for others to read; `earlier`: what else its author wrote of this kind in the last hours. */
export interface WrittenContent {
  kind: ReportedKind;
  id: string;
  words: string;
  earlier?: readonly string[];
}

/** A text that is stored as others read it, while what its author wrote stands apart. */
export type MaskedKind =
  | "mission.title"
  | "mission.description"
  | "picture.alt"
  | "offer.message"
  | "refusal.text"
  | "comment.text"
  | "review.text"
  | "review.reply"
  | "profile.headline"
  | "profile.about"
  | "piece.title"
  | "piece.body";

/** Which text: its kind, the id of its row, and which of the row's where there are several. */
export interface MaskedRef {
  kind: MaskedKind;
  subjectId: string;
  part?: number;
}

/** What a domain does with its masked texts. */
export interface Maskable {
  kinds: readonly MaskedKind[];
  /** Moderators decided what its author contests: the text that everybody reads now, or null where it stays masked. */
  changed(tx: Tx, ref: MaskedRef, text: string | null): Promise<void>;
}

/** A promise of the company about what it keeps: `broken` selects the `id` of everything that breaks it at an instant, never a name nor a secret. */
export interface Duty {
  key: DutyKey;
  broken(now: Date): SQL;
}

/** What is paid for by card. */
export type PaymentPurpose = "premium" | "credits_ia";

/** A checkout that the provider reports was paid: whose, for what, and how many of it. */
export interface PaidCheckout {
  checkoutId: string;
  userId: string;
  purpose: PaymentPurpose;
  quantity: number | null;
}

/** What a domain adds to another one's work, over its own service. */
export interface Contributions {
  /** What else happens when a person gets an account, in the same transaction. */
  onSignUp: (tx: Tx, account: { id: string; prenom: string; nom: string }) => Promise<void>;
  /** What else happens when a person signs in, in the same transaction. */
  onSignIn: (tx: Tx, signIn: SignInFollowed) => Promise<void>;
  /** What else happens when a sign-in's second factor was proved, in the same transaction; answers cookies that go along. */
  onSecondFactor: (
    tx: Tx,
    account: { id: string },
    request: FastifyRequest,
  ) => Promise<readonly AnswerCookie[]>;
  /** Whether a person has just proved elsewhere, in this session and for this purpose, who they are; the proof is used up by it. */
  vouches: (db: Db, asked: VouchedFor) => Promise<boolean>;
  /** Takes away what was made in a browser and opens the account without it, in the transaction that ends its sessions. */
  onDisown: (tx: Tx, browser: Disowned) => Promise<void>;
  /** What a person is given for what they paid, in the transaction that notes it; called once for a checkout. */
  onCheckoutPaid: (tx: Tx, paid: PaidCheckout) => Promise<void>;
  /** What else happens when a checkout was left unpaid until it ran out, in the same transaction. */
  onCheckoutLapse: (tx: Tx, lapsed: { userId: string; purpose: PaymentPurpose }) => Promise<void>;
  /** What else happens when a person takes other names, in the same transaction. */
  onRename: (tx: Tx, account: { id: string; prenom: string; nom: string }) => Promise<void>;
  /** What else happens when a person saves their profile, in the same transaction. */
  onProfileSave: (tx: Tx, profile: SavedProfile) => Promise<void>;
  onLeave: Departure;
  ownsFiles: readonly FileOwner[];
  /** Who hears what people whisper to each other on the live channel, by the whisper's name. */
  whispers: WhisperRules;
  reportable: readonly Reportable[];
  maskable: Maskable;
  /** What else happens when a person wrote, or edited, what others read, in the same transaction. */
  onWritten: (tx: Tx, written: WrittenContent) => Promise<void>;
  /** The address of a link by which a decision is appealed without a session; null where there is nothing to appeal. */
  appealLink: (tx: Tx, of: AppealKeyOf) => Promise<string | null>;
  /** What else happens when administrators lift a sanction, in the same transaction. */
  onSanctionLifted: (tx: Tx, lifted: { sanctionId: string; by: string; reason: string }) => Promise<void>;
  /** What else happens when a person is suspended, in the same transaction; `until` is null where it is for ever. */
  onSuspension: (tx: Tx, suspended: { userId: string; until: Date | null }) => Promise<void>;
  /** What of the domain waits for staff. */
  staffWork: readonly StaffWork[];
  onMissionEnd: MissionEnding;
  /** What else happens when a mission is over that a person may have been chosen for; the caller has locked it. */
  onMissionClose: (tx: Tx, missionId: string, statut: "terminee" | "annulee") => Promise<void>;
  /** What of the domain is awaited of a person at an instant, the first to run out first. */
  awaited: (db: Db, userId: string, now: Date) => Promise<(Awaited | AwaitedDocument)[]>;
  /** How many things besides the inbox wait for a person, for the one number on the bell [NOTIF-07]. */
  unreadBeside: (db: Db, userId: string) => Promise<number>;
  /** How many missions a person was chosen for and finished. */
  completedMissions: (db: Db, userId: string) => Promise<number>;
  /** How many positive reviews a person has. */
  positiveReviews: (db: Db, userId: string) => Promise<number>;
  /** What everybody reads that was stated of a person. */
  seenReviews: (db: Db, userId: string, page: number) => Promise<SeenReviews>;
  /** What everybody sees of the work that a person has done. */
  seenPortfolio: (db: Db, userId: string) => Promise<SeenPiece[]>;
  profilePart: ProfilePart;
  /** What the company promised of the data that the domain keeps, as it can be checked. */
  duties: readonly Duty[];
  /** The badges that everybody sees on a person’s profile. */
  seenBadges: (db: Db, of: BadgeBearer) => Promise<SeenBadge[]>;
  /** Whether a person bears the verified badge now. */
  verifiedBadge: (db: Db, userId: string) => Promise<boolean>;
  /** How much of a person’s profile is filled in, in whole percent. */
  profileCompleteness: (db: Db, userId: string) => Promise<number>;
}
