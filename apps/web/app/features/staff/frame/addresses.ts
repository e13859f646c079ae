import {
  appealPattern,
  casesAudience,
  casesLabel,
  casesPath,
  detailedAuditPattern,
  disputePattern,
  documentReviewPattern,
  reportCasePattern,
  reportedCasePattern,
  reportedContentAudience,
  reportedContentLabel,
  reportedContentPath,
  userAccountPattern,
} from "../../../generated/paths.ts";
import type { StaffRole } from "../../../pages.ts";

const within = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

/** The account of one person, for those who run the company. */
export const accountPath = (userId: string): string => within(userAccountPattern, userId);

/** What staff decides of one person's documents. */
export const reviewPath = (userId: string): string => within(documentReviewPattern, userId);

/** Where reported contents stand: on the moderators' own page, and in the administration. */
export interface CasesPlace {
  needs: StaffRole;
  list: string;
  listName: string;
  case: string;
}

export const moderatorsPlace: CasesPlace = {
  needs: casesAudience,
  list: casesPath,
  listName: casesLabel,
  case: reportCasePattern,
};

export const administratorsPlace: CasesPlace = {
  needs: reportedContentAudience,
  list: reportedContentPath,
  listName: reportedContentLabel,
  case: reportedCasePattern,
};

/** A reported content at one of these places. */
export const casePath = (place: CasesPlace, id: string): string => within(place.case, id);

/** An appeal for who decides of it. */
export const appealPath = (id: string): string => within(appealPattern, id);

/** A dispute for staff. */
export const disputePath = (id: string): string => within(disputePattern, id);

/** One audit of what the company promises of personal data. */
export const dataAuditPath = (id: string): string => within(detailedAuditPattern, id);
