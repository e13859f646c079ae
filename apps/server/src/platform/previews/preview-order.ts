/** Something known of what a preview is of: a rating has a star before it. */
export interface PreviewFact {
  text: string;
  isRating?: true;
}

/** What a link preview shows. */
export interface PreviewCard {
  /** Above the title, what kind of thing this is, or where. */
  above: string;
  title: string;
  /** Below the title, in a sentence. */
  lead: string;
  facts: readonly PreviewFact[];
  /** Who is shown beside: their initial, unless there is a photo. Null where it is no one. */
  initial: string | null;
}

/** What the process that draws is asked. The photo is a WebP of ours, in base64. */
export interface PreviewOrder {
  card: PreviewCard;
  brand: { name: string; site: string };
  photo: string | null;
}

/** What it answers: a JPEG, in base64. */
export interface PreviewAnswer {
  jpeg: string;
}
