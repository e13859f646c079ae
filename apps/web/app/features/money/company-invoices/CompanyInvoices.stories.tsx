import { requester } from "@jobami/api/auth/fixtures";
import { companyInvoicesContract } from "@jobami/api/company-invoices/contract";
import { companyInvoice, companyInvoiceHeads } from "@jobami/api/company-invoices/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { CompanyInvoiceScreen } from "./CompanyInvoiceScreen.tsx";
import { CompanyInvoicesScreen } from "./CompanyInvoicesScreen.tsx";
import { copy } from "./copy.ts";

const { list, one } = companyInvoicesContract;
const screens = {
  list: <CompanyInvoicesScreen page={1} />,
  one: <CompanyInvoiceScreen id={companyInvoiceHeads[1]?.id ?? ""} />,
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
    await expect(await canvas.findByText(copy.empty)).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.toPremium })).toHaveAttribute(
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
        data: { ...companyInvoice, type: "avoir", number: "A-2026-0001", sourceNumber: "F-2026-0002" },
      }),
    ],
  },
};
export const Unknown: Story = {
  args: { screen: "one" },
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};
