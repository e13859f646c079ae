import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Where members find nothing and no button, by file and title: why nothing they could press would fill it. */
const without: Record<string, string> = {
  "access/auth/GoogleArrivalPage.tsx google.entering": "while one enters",
  "account/account-deletion/DeletionLinkPage.tsx linkCopy.looking": "while a link is read",
  "activity/portfolio/PortfolioSection.tsx copy.empty": "the button stands below",
  "help/support/TicketsScreen.tsx copyOfKind.noneEnded":
    "a view of what is over; the other one has the button",
  "help/updates/UpdatesScreen.tsx copy.none": "the company fills it",
  "missions/missions/NoMission.tsx Aucune mission ouverte pour le moment": "others fill it, while one waits",
  "missions/negotiation/MissionProposals.tsx Aucune proposition pour le moment":
    "others fill it; the card above helps",
  "missions/negotiation/MissionProposals.tsx Aucune proposition": "the mission takes none any more",
  "money/billing/BillingScreen.tsx typeCopy[type].none": "the buttons stand above",
  "money/billing/SharedScreen.tsx copy.unknown": "a link that another person gave",
  "money/billing/SharedScreen.tsx copy.ended": "a link that another person gave",
  "offers/partner-offers/PartnerOffersScreen.tsx copy.unanswered": "the page is asked for again by itself",
  "offers/partner-offers/PartnerOffersScreen.tsx copy.none": "the invitation to offer something stands below",
  "promote/cards/OwnCards.tsx copy.none": "the templates stand below, each with its button",
  "talk/blocks/BlocksScreen.tsx copy.empty": "no one wants it filled",
  "talk/messages/AnswerTemplates.tsx copy.empty": "the button stands in the dialog's foot",
  "talk/messages/FoundMessages.tsx copy.notFound": "the field of the search stands above",
  "talk/messages/MessagesScreen.tsx copy.pick": "the list stands beside it",
  "talk/messages/MessagesScreen.tsx copy.emptyArchives":
    "filled from each conversation; the way back stands below",
};

/** File and title of each empty place of a source that has no button. */
function withoutAct(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === "EmptyState"
    ) {
      const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
      const named = (name: string) => attributes.find((attribute) => attribute.name.getText() === name);
      const title = named("title")?.initializer?.getText().slice(1, -1) ?? "";
      if (!named("action")) found.push(`${file} ${title}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test("an empty place offers what fills it, or the table states why nothing would", () => {
  const root = `${import.meta.dirname}/features/`;
  const found = globSync("**/*.tsx", { cwd: root })
    .filter((file) => !file.startsWith("staff/") && !/\/Admin|Stats|Queue|\.stories/.test(file))
    .flatMap((file) => withoutAct(file, readFileSync(root + file, "utf8")));
  expect(found.sort()).toEqual(Object.keys(without).sort());
});

test("an empty place without a button is found", () => {
  const source =
    '<><EmptyState title={copy.none}>x</EmptyState><EmptyState title="Rien" action={<b />} /></>';
  expect(withoutAct("x.tsx", source)).toEqual(["x.tsx copy.none"]);
});
