/** POL-10: how many positive reviews the verified badge wants. */
export const verifiedBadgeReviews = 5;

/** What the badge rests on, as it stands now. */
export interface VerificationGrounds {
  hasValidIdentity: boolean;
  hasQualification: boolean;
  positiveReviews: number;
}

/** Whether a person bears the verified badge: all grounds hold at once [POL-10]. */
export function hasVerifiedBadge(grounds: VerificationGrounds): boolean {
  const { hasValidIdentity, hasQualification, positiveReviews } = grounds;
  return hasValidIdentity && hasQualification && positiveReviews >= verifiedBadgeReviews;
}
