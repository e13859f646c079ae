import { requester } from "@jobami/api/auth/fixtures";
import { jobiContract } from "@jobami/api/jobi/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { JobiScreen } from "./JobiScreen.tsx";

const meta = {
  title: "web/Jobi",
  component: JobiScreen,
  args: { direction: null, page: 1 },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/jobi" user={requester}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof JobiScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole("article");
    await expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual([
      "Coup de main de Karim",
      "Mission annulée",
      "Offerts à l’inscription",
    ]);
    await expect(canvas.getByRole("link", { name: "Tailler une haie" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.all })).toHaveAttribute("aria-current", "page");
  },
};
export const OnAPhone: Story = { ...Statement, globals: { viewport: { value: "w390" } } };

const openGains: NonNullable<Story["play"]> = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText(copy.gains, { collapseWhitespace: false }));
  const list = await canvas.findByRole("list", { name: copy.gains });
  await expect(within(list).getByText("Reçus 2\u00a0fois", { collapseWhitespace: false })).toBeVisible();
  await expect(within(list).getByRole("link", { name: "Compléter mon profil" })).toHaveAttribute(
    "href",
    "/dashboard/profil",
  );
  await expect(canvas.getByRole("link", { name: copy.download })).toHaveAttribute(
    "href",
    "/dashboard/jobi.csv",
  );
};
export const Gains: Story = { play: openGains };
export const GainsOnAPhone: Story = { play: openGains, globals: { viewport: { value: "w390" } } };

export const GainsOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(jobiContract.gains)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(copy.gains, { collapseWhitespace: false }));
    await expect(await canvas.findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

export const Spent: Story = {
  args: { direction: "depenses" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: copy.spent })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [mockSilence(jobiContract.movements), mockSilence(jobiContract.balance)] },
};

export const Empty: Story = {
  parameters: { msw: [mockAnswer(jobiContract.movements, nothing)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(jobiContract.movements)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(jobiContract.movements, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};
