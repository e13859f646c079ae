import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Every component that writes a person's name: where a face stands beside it, else why none does. */
const places: Record<string, "face" | { none: string }> = {
  "entities/person/PersonName.tsx": { none: "the name itself; whoever draws it sets the face beside it" },
  "features/account/consents/ConsentController.tsx": { none: "one's own name, to sign by" },
  "features/account/consents/ConsentModal.tsx": { none: "one's own name, to sign by" },
  "features/access/auth/GoogleRegisterStep.tsx": { none: "the field of one's own name" },
  "features/access/auth/RegistrationScreen.tsx": { none: "the field of one's own name" },
  "features/account/personal-details/NamesCard.tsx": { none: "the field of one's own name" },
  "features/account/profile-photo/PhotoCard.tsx": "face",
  "features/account/profile-photo/PhotoStep.tsx": "face",
  "features/activity/profile-seen/SeenProfile.tsx": "face",
  "features/activity/profile-seen/SeenReviewsPart.tsx": "face",
  "features/activity/profiles/Completeness.tsx": "face",
  "features/activity/verification/QueueScreen.tsx": { none: "papers to judge, by what they show" },
  "features/activity/verification/ReviewScreen.tsx": { none: "papers to judge, by what they show" },
  "features/activity/reviews/GiveReview.tsx": { none: "a question, on the row that has the face" },
  "features/activity/reviews/HistoryScreen.tsx": "face",
  "features/activity/reviews/MissionReviews.tsx": { none: "a heading; the review below has the face" },
  "features/activity/reviews/ReviewItem.tsx": "face",
  "features/activity/reviews/ReviewsScreen.tsx": "face",
  "features/missions/asking/AskedSection.tsx": { none: "a sentence, above the facts that have the face" },
  "features/missions/asking/AsksSection.tsx": "face",
  "features/missions/asking/DeclineForm.tsx": { none: "the label of a field" },
  "features/missions/composer/AddAsked.tsx": "face",
  "features/missions/composer/AskedFirst.tsx": "face",
  "features/missions/composer/AskedPrice.tsx": { none: "a sentence, below the list of who is asked" },
  "features/missions/comments/CommentItem.tsx": "face",
  "features/missions/comments/CommentsSection.tsx": { none: "a sentence on who will read" },
  "features/missions/home/AwaitedRow.tsx": "face",
  "features/missions/home/CompareRow.tsx": "face",
  "features/missions/home/HomeScreen.tsx": { none: "greets the reader" },
  "features/missions/incidents/Safety.tsx": {
    none: "the labels of buttons, below the facts that have the face",
  },
  "features/missions/missions/MissionFacts.tsx": "face",
  "features/missions/negotiation/MissionProposals.tsx": "face",
  "features/missions/negotiation/NegotiationPanel.tsx": { none: "the label of a button" },
  "features/missions/negotiation/OfferHistory.tsx": "face",
  "features/missions/negotiation/ProposalCard.tsx": "face",
  "features/missions/negotiation/ProposalComparison.tsx": "face",
  "features/missions/negotiation/ReceivedRow.tsx": "face",
  "features/missions/negotiation/WaitingRows.tsx": "face",
  "features/missions/now/NowActs.tsx": { none: "the label of a button, below the facts that have the face" },
  "features/missions/now/NowFacts.tsx": "face",
  "features/missions/planning/AskedHourRow.tsx": "face",
  "features/missions/planning/ListView.tsx": "face",
  "features/missions/planning/SlotLink.tsx": {
    none: "an hour in a calendar; the name is for assistive tools",
  },
  "features/money/billing/DraftEditor.tsx": { none: "choices of a native list" },
  "features/money/finances/FinancesScreen.tsx": "face",
  "features/money/withdrawal/StatementForm.tsx": { none: "one's own name, to sign by" },
  "features/promote/marketing/Flyer.tsx": { none: "printed" },
  "features/promote/marketing/MarketingScreen.tsx": { none: "one's own address" },
  "features/site/landing/People.tsx": "face",
  "features/site/palette/entries.tsx": "face",
  "features/site/search/FoundList.tsx": "face",
  "features/staff/consent-register/ConsentHistory.tsx": { none: "a record in law, of names as they were" },
  "features/staff/consent-register/ConsentRegisterScreen.tsx": {
    none: "a record in law, of names as they were",
  },
  "features/staff/people/BirthdaysScreen.tsx": "face",
  "features/staff/people/InactiveScreen.tsx": "face",
  "features/staff/people/PeopleScreen.tsx": "face",
  "features/staff/people/PersonScreen.tsx": "face",
  "features/talk/blocks/BlockRow.tsx": "face",
  "features/talk/favorites/FavoriteNote.tsx": { none: "the label of a field, on the row that has the face" },
  "features/talk/favorites/FavoriteRow.tsx": "face",
  "features/talk/messages/ContestFilter.tsx": { none: "a sentence, under the head that has the face" },
  "features/talk/messages/ConversationPanel.tsx": "face",
  "features/talk/messages/ConversationRow.tsx": "face",
  "features/talk/messages/FoundMessages.tsx": "face",
  "features/talk/messages/MessagesScreen.tsx": { none: "an announcement for assistive tools" },
  "features/talk/messages/Thread.tsx": "face",
  "features/talk/messages/WriteButton.tsx": { none: "the label of a button" },
  "features/talk/messages/WriteForm.tsx": { none: "the label of a field, under the head that has the face" },
  "features/talk/relations/ClientRow.tsx": "face",
  "features/talk/relations/ClientScreen.tsx": "face",
  "features/talk/relations/NetworkScreen.tsx": "face",
  "layout/AccountBar.tsx": "face",
};

/** What writes a person's name. */
const naming =
  /\b(shortName|otherName|partyText|withText)\(|<PersonName\b|\bprenom\b|(person|account|wish|one)\.name\b/;
const facing = /<(PersonFace|Avatar)\b/;

const components = globSync("{entities,features,layout}/**/*.tsx", { cwd: import.meta.dirname })
  .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${import.meta.dirname}/${file}`, "utf8") }))
  .filter(({ file }) => file !== "entities/person/PersonFace.tsx");

/** The components that name a person, or draw one, and are missing in the table or differ from it. */
function unlike(all: readonly { file: string; source: string }[]): string[] {
  return all
    .filter(({ source }) => naming.test(source) || facing.test(source))
    .filter(({ file, source }) => {
      const place = places[file];
      return place === undefined || (place === "face") !== facing.test(source);
    })
    .map(({ file }) => file);
}

describe("where a person's name stands", () => {
  test("their face stands beside it, or the table states why none does", () => {
    expect(unlike(components)).toEqual([]);
  });

  test("the table has no place that is gone", () => {
    const present = new Set(
      components.filter(({ source }) => naming.test(source) || facing.test(source)).map(({ file }) => file),
    );
    expect(Object.keys(places).filter((file) => !present.has(file))).toEqual([]);
  });

  test("a new place without a face is found, and one that lost it", () => {
    const source = "<p>{shortName(person)}</p>";
    expect(unlike([{ file: "features/new/Row.tsx", source }])).toEqual(["features/new/Row.tsx"]);
    const known = "features/talk/blocks/BlockRow.tsx";
    expect(unlike([{ file: known, source }])).toEqual([known]);
    expect(unlike([{ file: known, source: `<PersonFace />${source}` }])).toEqual([]);
  });

  test("a face of another member is drawn by PersonFace alone, which knows whose it is", () => {
    const own = [
      "PhotoCard.tsx",
      "PhotoStep.tsx",
      "SeenProfile.tsx",
      "Completeness.tsx",
      "AccountBar.tsx",
      "FoundList.tsx",
      // Of a draft, which stores what is drawn.
      "AskedFirst.tsx",
    ];
    const drawn = components
      .filter(({ source }) => /<Avatar\b/.test(source))
      .map(({ file }) => file)
      .filter((file) => !file.startsWith("features/staff/") && !own.some((name) => file.endsWith(name)));
    expect(drawn).toEqual([]);
  });
});
