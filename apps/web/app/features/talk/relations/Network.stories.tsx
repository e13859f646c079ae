import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { relationsContract } from "@jobami/api/relations/contract";
import { acquaintances } from "@jobami/api/relations/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { NetworkScreen } from "./NetworkScreen.tsx";

const { network } = relationsContract;

const meta = {
  title: "web/Réseau",
  component: NetworkScreen,
  parameters: { layout: "fullscreen" },
  args: { view: "all" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/network" user={jobbeur}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof NetworkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whom one met on either side, and favourites. */
export const Everybody: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole("article");
    await expect(rows).toHaveLength(acquaintances.length);
    const lea = within(rows[0] as HTMLElement);
    await expect(lea.getByText(/^3 missions pour Léa/)).toBeVisible();
    await expect(lea.getByText(copy.favorite)).toBeVisible();
    await expect(lea.getByRole("link", { name: "Léa M." })).toHaveAttribute(
      "href",
      "/dashboard/profil/lea-m",
    );
    const paul = within(rows[1] as HTMLElement);
    await expect(paul.getByText("1 mission pour Paul · 1 mission par Paul")).toBeVisible();
    await expect(paul.getAllByRole("link")).toHaveLength(1);
    await expect(
      canvas.getByRole("link", { name: `${copy.all} (${acquaintances.length})`, current: "page" }),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Everybody, tags: [], globals: { viewport: { value: "w390" } } };

export const OnlyHelpers: Story = {
  args: { view: "helpers" },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("article");
    await expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["Paul R."]);
  },
};

export const NobodyInAView: Story = {
  args: { view: "favorites" },
  parameters: {
    msw: [
      mockAnswer(network, {
        success: true,
        data: acquaintances.map((one) => ({ ...one, isFavorite: false })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.viewEmpty)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockAnswer(network, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.networkEmpty)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(network)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(network)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [mockRefusal(network, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};
