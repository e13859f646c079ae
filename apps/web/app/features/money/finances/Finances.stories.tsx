import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { financesContract } from "@jobami/api/finances/contract";
import { emptyFinanceYear } from "@jobami/api/finances/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { FinancesScreen } from "./FinancesScreen.tsx";

const { year, payments } = financesContract;

const meta = {
  title: "web/Finances",
  component: FinancesScreen,
  args: { search: { side: "recus", year: null, status: null, page: 1 } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { args }) => (
      <StoryProviders
        path="/dashboard/paiements_et_finances"
        user={args.search.side === "recus" ? jobbeur : requester}
      >
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof FinancesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noPayments = mockAnswer(payments, nothing);

/** A year of a jobbeur: what came, what is due, and of which mission. */
export const Received: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = within(await canvas.findByRole("list", { name: copy.figures }));
    await expect(figures.getByText("Reçu en 2026")).toBeVisible();
    await expect(figures.getByText(/^1\s660\s€ et 6\sJobi$/)).toBeVisible();
    await expect(figures.getByText(/^185\s€$/)).toBeVisible();
    const months = canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuetext"));
    await expect(months).toHaveLength(12);
    await expect(months[5]).toMatch(/^−20\s€$/);
    await expect(months[8]).toMatch(/^410\s€ et 6\sJobi$/);
    const rows = await canvas.findAllByRole("article");
    await expect(
      rows
        .map((row) => row.textContent)
        .map((text) => /Reste.*|Payé$|Mission annulée$/.exec(text ?? "")?.[0]),
    ).toEqual([
      expect.stringMatching(/^Reste 120\s€$/),
      expect.stringMatching(/^Reste 65\s€$/),
      "Payé",
      "Mission annulée",
    ]);
    await expect(canvas.getByRole("link", { name: copy.download })).toHaveAttribute(
      "href",
      "/dashboard/paiements_et_finances.csv?sens=recus",
    );
    await expect(canvas.getByRole("link", { name: "2025" })).toHaveAttribute(
      "href",
      "/dashboard/paiements_et_finances?sens=recus&annee=2025",
    );
  },
};
export const ReceivedOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Given: Story = {
  args: { search: { side: "verses", year: 2025, status: "partiel", page: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Reste à verser")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "En partie", current: "page" })).toBeVisible();
  },
};

export const FirstYear: Story = {
  parameters: { msw: [mockAnswer(year, { success: true, data: emptyFinanceYear }), noPayments] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.noMoney)).toBeVisible();
    await expect(await canvas.findByText(copy.none)).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};
export const NoneInThisState: Story = {
  args: { search: { side: "recus", year: null, status: "partiel", page: 1 } },
  parameters: { msw: [noPayments] },
  play: async ({ canvasElement }) => {
    const everything = await within(canvasElement).findByRole("link", { name: copy.everything });
    await expect(everything).toHaveAttribute("href", "/dashboard/paiements_et_finances?sens=recus");
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(year), mockSilence(payments)] } };
export const OutOfReach: Story = {
  parameters: {
    msw: [mockNetworkFailure(year), mockRefusal(payments, "INTERNAL_ERROR", { message: "Panne." })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};
