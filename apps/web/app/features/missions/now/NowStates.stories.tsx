import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import type { NowSide, NowSituation } from "@jobami/machines/missions/mission-now";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { NowCard } from "./MissionNowCard.tsx";
import { knownOf, shownAt } from "./now-states.fixture.ts";

interface Cell {
  situation: NowSituation;
  side: NowSide;
}

const meta = {
  title: "web/Mission/Now/States",
  tags: ["every-look"],
  parameters: { layout: "padded" },
  render: ({ situation, side }) => (
    <StoryProviders user={side === "requester" ? requester : jobbeur} now={shownAt}>
      <main>
        <NowCard {...knownOf(situation, side)} answer={null} asks={null} published={null} />
      </main>
    </StoryProviders>
  ),
  play: async ({ canvasElement, args }) => {
    const card = canvasElement.querySelector<HTMLElement>("[data-now]");
    await expect(card?.dataset.now).toBe(args.situation);
    await waitFor(() => expect(card?.querySelector("h2")?.textContent).not.toBe(""));
  },
} satisfies Meta<Cell>;

export default meta;

const cell = (situation: NowSituation, side: NowSide): StoryObj<Cell> => ({ args: { situation, side } });

// Every row of `nowRows`, of every side that has one.
export const AskingRequester = cell("asking", "requester");
export const AskingAsked = cell("asking", "asked");
export const NoneCouldRequester = cell("noneCould", "requester");
export const WaitingRequester = cell("waiting", "requester");
export const WaitingJobbeur = cell("waiting", "jobbeur");
export const WaitingReader = cell("waiting", "reader");
export const ProposedRequester = cell("proposed", "requester");
export const ProposedProposer = cell("proposed", "proposer");
export const CounteredRequester = cell("countered", "requester");
export const CounteredProposer = cell("countered", "proposer");
export const ToConfirmRequester = cell("toConfirm", "requester");
export const ToConfirmProposer = cell("toConfirm", "proposer");
export const EndedProposer = cell("ended", "proposer");
export const TakenProposer = cell("taken", "proposer");
export const TakenJobbeur = cell("taken", "jobbeur");
export const TakenReader = cell("taken", "reader");
export const DayOpenRequester = cell("dayOpen", "requester");
export const DayOpenChosen = cell("dayOpen", "chosen");
export const HourOpenRequester = cell("hourOpen", "requester");
export const HourOpenChosen = cell("hourOpen", "chosen");
export const HourByClientRequester = cell("hourByClient", "requester");
export const HourByClientChosen = cell("hourByClient", "chosen");
export const HourByJobbeurRequester = cell("hourByJobbeur", "requester");
export const HourByJobbeurChosen = cell("hourByJobbeur", "chosen");
export const AgreedRequester = cell("agreed", "requester");
export const AgreedChosen = cell("agreed", "chosen");
export const DueRequester = cell("due", "requester");
export const DueChosen = cell("due", "chosen");
export const OnTheWayRequester = cell("onTheWay", "requester");
export const OnTheWayChosen = cell("onTheWay", "chosen");
export const JobbeurAbsentRequester = cell("jobbeurAbsent", "requester");
export const JobbeurAbsentChosen = cell("jobbeurAbsent", "chosen");
export const ClientAbsentRequester = cell("clientAbsent", "requester");
export const ClientAbsentChosen = cell("clientAbsent", "chosen");
export const JobbeurMissedRequester = cell("jobbeurMissed", "requester");
export const JobbeurMissedChosen = cell("jobbeurMissed", "chosen");
export const ClientMissedRequester = cell("clientMissed", "requester");
export const ClientMissedChosen = cell("clientMissed", "chosen");
export const BothCameRequester = cell("bothCame", "requester");
export const BothCameChosen = cell("bothCame", "chosen");
export const BegunRequester = cell("begun", "requester");
export const BegunChosen = cell("begun", "chosen");
export const DoneRequester = cell("done", "requester");
export const DoneChosen = cell("done", "chosen");
export const ChangesAskedRequester = cell("changesAsked", "requester");
export const ChangesAskedChosen = cell("changesAsked", "chosen");
export const DisputedRequester = cell("disputed", "requester");
export const DisputedChosen = cell("disputed", "chosen");
export const DecidedRequester = cell("decided", "requester");
export const DecidedChosen = cell("decided", "chosen");
export const ToReviewRequester = cell("toReview", "requester");
export const ToReviewChosen = cell("toReview", "chosen");
export const FinishedRequester = cell("finished", "requester");
export const FinishedChosen = cell("finished", "chosen");
export const FinishedProposer = cell("finished", "proposer");
export const FinishedJobbeur = cell("finished", "jobbeur");
export const FinishedReader = cell("finished", "reader");
export const CancelledRequester = cell("cancelled", "requester");
export const CancelledChosen = cell("cancelled", "chosen");
export const CancelledProposer = cell("cancelled", "proposer");
export const CancelledJobbeur = cell("cancelled", "jobbeur");
export const CancelledReader = cell("cancelled", "reader");
export const ExpiredRequester = cell("expired", "requester");
export const ExpiredChosen = cell("expired", "chosen");
export const ExpiredProposer = cell("expired", "proposer");
export const ExpiredJobbeur = cell("expired", "jobbeur");
export const ExpiredReader = cell("expired", "reader");
