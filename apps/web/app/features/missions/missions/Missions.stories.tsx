import { jobbeur } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { hourlyMission, hybridMission, karim, missionPage, openMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { MissionsScreen } from "./MissionsScreen.tsx";
import { type MissionSearch, wholeList } from "./mission-search.ts";

const all: MissionSearch = { ...wholeList, isNear: false };
const none = { ...missionPage, data: [], pagination: { ...missionPage.pagination, totalCount: 0 } };

const meta = {
  title: "web/Missions",
  component: MissionsScreen,
  parameters: { layout: "fullscreen" },
  args: {
    search: all,
    onSearch: fn(),
    besideId: null,
    onBeside: fn(),
    loadBeside: async () => undefined,
    renderBeside: (id) => <section aria-label="À côté">Mission {id}</section>,
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions" user={jobbeur}>
        <main id="contenu" tabIndex={-1}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MissionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function shows(text: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };
}

/** In euros, in euros and Jobi, by the hour. */
export const Several: Story = { play: shows("3 missions") };

/** One's own: what was agreed on stands instead of the budget, and which one is to be reviewed. */
export const OwnOnes: Story = {
  args: { search: { ...all, view: "mes", usual: "mes" } },
  parameters: {
    msw: [
      mockAnswer(missionsContract.all, {
        ...missionPage,
        data: [
          {
            ...openMission,
            statut: "terminee",
            agreed: { amount: 55, jobiAmount: 0, paymentMethodType: "euros" },
            reviewUntil: "2099-12-19T09:00:00.000Z",
          },
          { ...hourlyMission, statut: "terminee", reviewUntil: "2020-12-05T09:00:00.000Z" },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("listitem");
    const [first, second] = rows.filter((row) => row.closest("[aria-label='Mes missions']"));
    await expect(first).toHaveTextContent(/55\s€.*Avis à donner/s);
    await expect(second).toHaveTextContent(/Terminée/);
  },
};

/** Whose answer each open one waits for, from the side of its requester. */
export const Turns: Story = {
  args: { search: { ...all, view: "mes", usual: "mes" } },
  parameters: {
    msw: [
      mockAnswer(missionsContract.all, {
        ...missionPage,
        data: [
          { ...openMission, turn: { isMine: true, count: 1, other: karim } },
          { ...hybridMission, turn: { isMine: true, count: 3, other: null } },
          { ...hourlyMission, turn: { isMine: false, count: 1, other: karim } },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("À vous de répondre")).toBeVisible();
    await expect(canvas.getByText("À vous de répondre à 3 propositions")).toBeVisible();
    await expect(canvas.getByText("À Karim de répondre")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.list)] } };

export const Empty: Story = {
  parameters: { msw: [mockAnswer(missionsContract.list, none)] },
  play: shows("Aucune mission ouverte pour le moment"),
};

export const NothingMatches: Story = {
  args: { search: { ...all, q: "piano", category: "musique", isUrgent: true } },
  parameters: { msw: [mockAnswer(missionsContract.list, none)] },
  play: shows("Aucune mission ne correspond"),
};

/** Each filter is taken away by itself, the others stay. */
export const ActiveFilters: Story = {
  args: { search: { ...all, page: 2, q: "armoire", category: "bricolage", isUrgent: true, sort: "date" } },
  play: async ({ canvasElement, args }) => {
    const chips = within(await within(canvasElement).findByRole("list", { name: "Filtres actifs" }));
    await userEvent.click(chips.getByRole("button", { name: /Bricolage/ }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...args.search, page: 1, category: "" });
    await userEvent.click(chips.getByRole("button", { name: "Tout effacer" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...all, sort: "date" });
  },
};

/** What is asked seldom is behind a button; each choice is told at once. */
export const AllFilters: Story = {
  args: { search: wholeList },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Filtres" }));
    await expect(await canvas.findByRole("checkbox", { name: "Dans votre zone" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Celles que j’aime" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...wholeList, isLiked: true });
    await userEvent.click(canvas.getByRole("button", { name: /Publiée par/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Des particuliers" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...wholeList, postedBy: "particuliers" });
  },
};

/** Each of them stands above the list, as its choice is called. */
export const ManyFilters: Story = {
  args: {
    search: { ...wholeList, budget: "heure", payment: "mixte", postedBy: "jobbeurs", proposal: "en-cours" },
  },
  parameters: { msw: [mockAnswer(missionsContract.all, missionPage)] },
  play: shows(/Ma proposition\s: en cours/),
};

/** A jobbeur's list is of their zone first. */
export const NoneNearby: Story = {
  args: { search: wholeList },
  parameters: { msw: [mockAnswer(missionsContract.list, none)] },
  play: shows("Aucune mission ouverte dans votre zone"),
};

/** J and K lead through the rows from inside them, and are letters elsewhere. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = within(await canvas.findByRole("list", { name: "Missions ouvertes" })).getAllByRole("link");
    const page = canvas.getByRole("main");
    page.focus();
    await userEvent.keyboard("j");
    await expect(page).toHaveFocus();
    links[0]?.focus();
    await userEvent.keyboard("jk");
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard("jj");
    await expect(links[2]).toHaveFocus();
    const text = canvas.getByRole("searchbox");
    await userEvent.type(text, "jk");
    await expect(text).toHaveFocus();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.list)] },
  play: shows("La liste n’a pas pu être chargée."),
};

/** Every status that one's own mission can have. */
export const Own: Story = {
  args: { search: { ...all, view: "mes" } },
  parameters: {
    msw: [
      mockAnswer(missionsContract.all, {
        ...missionPage,
        data: (["ouverte", "en_cours", "terminee", "annulee", "expiree"] as const).map((statut, index) => ({
          ...openMission,
          id: openMission.id.replace(/.$/, String(index)),
          statut,
          proposalCount: index,
        })),
        pagination: { ...missionPage.pagination, totalCount: 5 },
      }),
    ],
  },
  play: shows("Annulée"),
};

export const NoneOfOnesOwn: Story = {
  args: { search: { ...all, view: "mes" } },
  parameters: { msw: [mockAnswer(missionsContract.all, none)] },
  play: shows("Vous n’avez pas encore de mission"),
};

export const LongWords: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.list, {
        ...missionPage,
        data: [
          {
            ...hourlyMission,
            title: "Accompagnement administratif anticonstitutionnellement interdépartemental",
            place: { ...hourlyMission.place, name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson" },
            amount: 1234.5,
          },
          {
            ...hybridMission,
            title: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
            amount: 12_345.5,
            jobiAmount: 1234,
            isUrgent: true,
            statut: "en_cours",
          },
        ],
        pagination: { ...missionPage.pagination, page: 2, totalPages: 4, totalCount: 35 },
      }),
    ],
  },
  args: { search: { ...all, page: 2 } },
  play: shows("35 missions"),
};

/** What is asked for goes to the address, back on the first page. */
export const Searched: Story = {
  args: { search: { ...all, page: 3 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Rechercher" }), "armoire");
    await userEvent.click(canvas.getByRole("button", { name: "Rechercher" }));
    await expect(args.onSearch).toHaveBeenCalledWith({ ...all, q: "armoire" });
  },
};
