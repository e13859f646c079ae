import { requester } from "@jobami/api/auth/fixtures";
import { houseInvoicesContract } from "@jobami/api/house-invoices/contract";
import { houseInvoice, houseInvoiceHeads } from "@jobami/api/house-invoices/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { words } from "./copy.ts";
import { HouseInvoiceScreen } from "./HouseInvoiceScreen.tsx";
import { HouseInvoicesScreen } from "./HouseInvoicesScreen.tsx";

const { list, one } = houseInvoicesContract;
const screens = {
  list: <HouseInvoicesScreen page={1} />,
  one: <HouseInvoiceScreen id={houseInvoiceHeads[1]?.id ?? ""} />,
};

function Page({ screen }: { screen: keyof typeof screens }) {
  return (
    <StoryProviders path="/dashboard/factures" user={requester}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Factures d’achat",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "list" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("link", { name: "Avoir A-2026-0001, 20 novembre 2026" }),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { ...List, globals: { viewport: { value: "w390" } } };
export const Loading: Story = { parameters: { msw: [mockSilence(list)] } };
export const Empty: Story = {
  parameters: {
    msw: [mockAnswer(list, nothing)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words.empty)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.toPremium })).toHaveAttribute(
      "href",
      "/dashboard/premium",
    );
  },
};
export const OutOfReach: Story = { parameters: { msw: [mockNetworkFailure(list)] } };

export const Invoice: Story = {
  args: { screen: "one" },
  play: async ({ canvasElement }) => {
    const sheet = await within(canvasElement).findByRole("article", { name: "Facture F-2026-0002" });
    await expect(within(sheet).getByText("FR44732829320", { exact: false })).toBeVisible();
    await expect(within(sheet).queryByText("Pas d’escompte", { exact: false })).toBeNull();
  },
};
export const CreditNote: Story = {
  args: { screen: "one" },
  parameters: {
    msw: [
      mockAnswer(one, {
        success: true,
        data: { ...houseInvoice, type: "avoir", number: "A-2026-0001", sourceNumber: "F-2026-0002" },
      }),
    ],
  },
};
export const Unknown: Story = {
  args: { screen: "one" },
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words.unknown)).toBeVisible();
  },
};
