import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { financesContract } from "@jobami/api/finances/contract";
import { financeYear } from "@jobami/api/finances/fixtures";
import { jobiContract } from "@jobami/api/jobi/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { ines, karim, lea, missionPage } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { notificationPage, unreadNotification } from "@jobami/api/notifications/fixtures";
import { planningContract } from "@jobami/api/planning/contract";
import { agreedHour, movingSlot } from "@jobami/api/planning/fixtures";
import { proposalsContract, type Waiting } from "@jobami/api/proposals/contract";
import {
  acceptedProposal,
  awaited,
  awaitedDocument,
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  waiting,
} from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { HomeScreen } from "./index.ts";

const meta = {
  title: "web/Accueil du dashboard",
  component: HomeScreen,
  parameters: { layout: "fullscreen" },
  args: { user: { ...requester, id: lea.id } },
  decorators: [
    (Story, { args }) => (
      <StoryProviders path="/dashboard" user={args.user}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noLines = mockAnswer(notificationsContract.list, { ...notificationPage, data: [] });
const noUnread = mockAnswer(messagesContract.list, {
  success: true,
  data: { conversations: [], nextCursor: null, totalCount: 0, hasUnreceived: false },
});
const waitingAnswer = (data: Partial<Waiting>) =>
  mockAnswer(proposalsContract.waiting, { success: true, data: { ...waiting, ...data } });
const asJobbeur: SessionUser = { ...jobbeur, id: karim.id };
const other = (number: number, title: string) => ({
  ...counteredByJobbeur,
  proposalId: counteredByJobbeur.proposalId.replace(/.$/, String(number)),
  mission: {
    ...counteredByJobbeur.mission,
    id: counteredByJobbeur.mission.id.replace(/.$/, String(number)),
    title,
  },
});

/** What waits, what changed, figures, one's missions: no one is asked twice. */
export const WithWaitingProposals: Story = {
  parameters: {
    msw: [
      waitingAnswer({
        toAnswer: [counteredByJobbeur, other(7, "Descendre un canapé du 4e étage")],
        counts: { toAnswer: 2, answersAwaited: 3, underWay: 0, openMissions: 4 },
      }),
      mockAnswer(notificationsContract.list, {
        ...notificationPage,
        data: [
          { ...unreadNotification, title: "Proposition refusée", data: {} },
          {
            ...unreadNotification,
            id: unreadNotification.id.replace(/.$/, "9"),
            data: { proposalId: counteredByJobbeur.proposalId },
          },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "À faire" });
    await expect(within(list).getAllByRole("button", { name: /^Accepter/ })).toHaveLength(2);
    await expect(within(list).getAllByText(/Avec Karim B\./)).toHaveLength(2);
    await expect(await canvas.findByRole("list", { name: "À lire" })).toHaveTextContent(
      "Proposition refusée",
    );
    // What waits above is not listed again as news.
    await expect(within(canvas.getByRole("list", { name: "À lire" })).getAllByRole("listitem")).toHaveLength(
      1,
    );
    await expect(await canvas.findByText("24 Jobi")).toBeInTheDocument();
    await expect(canvas.getByText("Vous attendez une réponse")).toBeVisible();
  },
};

/** Who is asked first, who has a day to fix or a review to give finds it among what waits, with the way to do it. */
export const WithOtherActs: Story = {
  args: { user: asJobbeur },
  parameters: {
    msw: [
      noLines,
      noUnread,
      waitingAnswer({
        toAnswer: [],
        awaited: [...awaited],
        documents: [awaitedDocument],
        counts: { toAnswer: 0, answersAwaited: 0, underWay: 1, openMissions: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "À faire" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    // Who asks first awaits an answer too.
    await expect(canvas.getByRole("link", { name: "À répondre\u00a0: 1" })).toBeVisible();
    await expect(list).toHaveTextContent(/Facture de Karim B\., à payer avant le dimanche 20 décembre/);
    await expect(within(list).getByRole("link", { name: /^Lire/ })).toHaveAttribute(
      "href",
      awaitedDocument.link,
    );
    await expect(list).toHaveTextContent(/Léa M\. vous demande en premier, jusqu’au dimanche 22 novembre/);
    await expect(within(list).getByRole("link", { name: /^Proposer un jour/ })).toHaveAttribute(
      "href",
      `/dashboard/missions/${awaited[1]?.missionId}`,
    );
    await expect(within(list).getByRole("link", { name: /^Donner un avis/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Missions convenues\u00a0: 1" })).toBeVisible();
  },
};

const fromInes = {
  ...pendingProposal,
  proposalId: `${pendingProposal.proposalId.slice(0, -1)}9`,
  jobbeur: ines,
};

/** Several proposals on one mission stand in one row, which leads to where they are compared. */
export const SeveralToCompare: Story = {
  parameters: { msw: [noLines, noUnread, waitingAnswer({ toAnswer: [pendingProposal, fromInes] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "À faire" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    await expect(list).toHaveTextContent(/Des propositions de Karim B\. et Inès/);
    const compare = within(list).getByRole("link", { name: /^Comparer/ });
    await expect(compare).toHaveAttribute("href", expect.stringMatching(/\?comparer=prix$/));
  },
};

/** Dialog and flow are loaded when they are asked for. */
const patience = { timeout: 30_000 };

/** Accepted where it stands, once it was confirmed: what it binds to is stated, and the focus comes back when it is left. */
export const AcceptedHere: Story = {
  parameters: {
    msw: [noLines, noUnread, mockAnswer(proposalsContract.one, { success: true, data: counteredByJobbeur })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const accept = await canvas.findByRole("button", { name: /^Accepter/ });
    accept.focus();
    await userEvent.keyboard("{Enter}");
    const page = within(document.body);
    const question = await page.findByRole("alertdialog", { name: /Accepter cette proposition/ }, patience);
    await expect(question).toHaveTextContent(/Vous confiez la mission à Karim B\. pour 55\s€/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Accepter/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const again = await page.findByRole("alertdialog", {}, patience);
    await userEvent.click(within(again).getByRole("button", { name: "Accepter" }));
    await canvas.findByText(/Rien ne vous attend/);
  },
};

/** The proposal cannot be read anew: stated in its row, and tried again from there. */
export const AcceptanceFailed: Story = {
  parameters: { msw: [noLines, mockNetworkFailure(proposalsContract.one)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Accepter/ }));
    await waitFor(
      () => expect(canvas.getByRole("alert")).toHaveTextContent("L’échange n’a pas pu être chargé."),
      {
        timeout: 30_000,
      },
    );
    await expect(canvas.getByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  },
};

const hourLine = {
  ...unreadNotification,
  type: "planning_hour" as const,
  title: "Heure proposée",
  data: { missionId: movingSlot.missionId },
};

/** The other side would move an agreed hour: it waits with its act, is counted, and is not listed again as news. */
export const WithAnHourToAnswer: Story = {
  args: { user: asJobbeur },
  parameters: {
    msw: [
      waitingAnswer({
        toAnswer: [],
        counts: { toAnswer: 0, answersAwaited: 0, underWay: 1, openMissions: 0 },
      }),
      mockAnswer(planningContract.asked, { success: true, data: [movingSlot] }),
      mockAnswer(notificationsContract.list, { ...notificationPage, data: [hourLine] }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: "À faire" });
    await expect(await within(list).findByText(/propose 18 h – 19 h 30 à la place/)).toBeVisible();
    await expect(canvas.queryByText(/Rien ne vous attend/)).toBeNull();
    await expect(within(list).getByRole("link", { name: /^Répondre/ })).toHaveAttribute(
      "href",
      `/dashboard/missions/${movingSlot.missionId}#heure`,
    );
    await expect(canvas.queryByRole("list", { name: "À lire" })).toBeNull();
    await expect(canvas.getByText("À répondre")).toBeVisible();
  },
};

const toCome = {
  ...acceptedProposal,
  mission: { ...acceptedProposal.mission, date: dayInFrance(Date.now() + 15 * 86_400_000) },
};

/** Accepted where it stands: nothing waits any more. */
export const HourAccepted: Story = {
  args: { user: asJobbeur },
  parameters: {
    msw: [
      noLines,
      noUnread,
      waitingAnswer({ toAnswer: [] }),
      mockAnswer(planningContract.asked, { success: true, data: [movingSlot] }, {}, { once: true }),
      mockAnswer(planningContract.setHour, {
        success: true,
        data: { ...agreedHour, missionId: movingSlot.missionId },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Accepter cette heure/ }));
    await canvas.findByText(/Rien ne vous attend/);
  },
};

/** What was agreed and is still to be done: with whom, when, for how much, and what comes next. */
export const WithAgreements: Story = {
  parameters: { msw: [noLines, waitingAnswer({ toAnswer: [], underWay: [toCome] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Ce qui est convenu" })).toBeVisible();
    await expect(await canvas.findByText(/Avec Karim B\. · /)).toBeVisible();
    await expect(canvas.getByText(/Le jour venu, Karim fait le travail/)).toBeVisible();
  },
};

const past = { ...acceptedProposal, mission: { ...acceptedProposal.mission, date: "2026-01-05" } };

/** Its day has come: the owner confirms; and a draft of this device waits to be finished. */
export const ToConfirmAndToFinish: Story = {
  parameters: { msw: [noLines, waitingAnswer({ toAnswer: [], underWay: [past] })] },
  beforeEach: () => {
    localStorage.setItem(
      `jobami:mission-draft:${lea.id}`,
      JSON.stringify({
        value: {
          draft: { values: { title: "Repeindre la chambre" }, progress: { step: "service", completed: [] } },
          savedAt: Date.now() - 3_600_000,
          schemaVersion: 1,
        },
        until: Date.now() + 86_400_000,
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: /^Confirmer/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Repeindre la chambre" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Reprendre" })).toHaveAttribute(
      "href",
      "/dashboard/missions/poster-une-mission",
    );
  },
};

/** Missions that suit a jobbeur, what waits on their side, and what they received this month and this year. */
export const OfAJobbeur: Story = {
  args: { user: asJobbeur },
  parameters: { msw: [noLines, waitingAnswer({ toAnswer: [counteredByOwner] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Missions pour vous" })).toBeVisible();
    await expect(await canvas.findByText(/Avec Léa M\./)).toBeVisible();
    await waitFor(() =>
      expect(
        within(canvas.getByRole("list", { name: "Missions pour vous" })).getAllByRole("listitem"),
      ).toHaveLength(2),
    );
    await expect(canvas.getByRole("link", { name: "Voir les missions" })).toBeVisible();
    await expect(await canvas.findByRole("figure")).toHaveTextContent("Reçu en 2026");
    await expect(canvas.getByRole("link", { name: "Paiements et finances" })).toBeVisible();
  },
};

const noMoney = mockAnswer(financesContract.year, {
  success: true,
  data: { ...financeYear, months: financeYear.months.map(() => ({ cents: 0, jobis: 0 })) },
});
const nothingYet = {
  toAnswer: [],
  underWay: [],
  counts: { toAnswer: 0, answersAwaited: 0, underWay: 0, openMissions: 0 },
  hasBegun: false,
};

export const FirstDay: Story = {
  parameters: { msw: [noLines, waitingAnswer(nothingYet)] },
  play: async ({ canvasElement }) => {
    const steps = await within(canvasElement).findByRole("list", { name: "Vos trois premiers pas" });
    await expect(within(steps).getAllByRole("listitem")).toHaveLength(3);
    await expect(within(steps).getByRole("link", { name: "Publier une mission" })).toBeVisible();
  },
};

export const FirstDayOfAJobbeur: Story = {
  args: { user: asJobbeur },
  parameters: { msw: [noLines, noMoney, waitingAnswer(nothingYet)] },
  play: async ({ canvasElement }) => {
    const steps = await within(canvasElement).findByRole("list", { name: "Vos trois premiers pas" });
    await expect(within(steps).getByRole("link", { name: "Voir les missions" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("figure")).toBeNull();
  },
};

export const NothingWaits: Story = {
  parameters: {
    msw: [
      noLines,
      waitingAnswer({ toAnswer: [] }),
      mockAnswer(missionsContract.all, { ...missionPage, data: [] }),
      mockAnswer(jobiContract.balance, { success: true, montant: 0, profil_complet: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Rien ne vous attend/)).toBeVisible();
    await expect(await canvas.findByText("Vous n’avez pas encore publié de mission.")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(proposalsContract.waiting)] } };

export const Failed: Story = {
  parameters: {
    msw: [
      mockNetworkFailure(proposalsContract.waiting),
      mockNetworkFailure(notificationsContract.list),
      mockNetworkFailure(missionsContract.all),
    ],
  },
  play: async ({ canvasElement }) => {
    const failures = () => within(canvasElement).getAllByText("La liste n’a pas pu être chargée.");
    await waitFor(() => expect(failures()).toHaveLength(2));
  },
};
