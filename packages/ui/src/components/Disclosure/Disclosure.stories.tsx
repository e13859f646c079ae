import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./Disclosure.guide.ts";
import { practice } from "./Disclosure.practice.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  title: "ui/Disclosure",
  component: Disclosure,
  tags: ["autodocs"],
  args: {
    summary: "Pourquoi ce prix\u202f?",
    children: "60\u00a0€ demandés, dont 6\u00a0€ pour le service. Karim reçoit 54\u00a0€.",
    onToggle: fn(),
  },
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isDefaultOpen: true } };
export const LongWords: Story = {
  args: {
    isDefaultOpen: true,
    summary: "Ce que couvre l’assurance responsabilité civile professionnelle du prestataire",
    children: "Anticonstitutionnellement, mais avec le sourire. ".repeat(8),
  },
  globals: { viewport: { value: "w390" } },
};

/** Enter and Space are the browser's own work, which simulated keys do not set off: what is shown is focus and toggling. */
export const OpensAndCloses: Story = {
  tags: ["apg:disclosure/state"],
  play: async ({ canvasElement, args }) => {
    const details = canvasElement.querySelector("details") as HTMLDetailsElement;
    const answer = within(canvasElement).getByText(/Karim reçoit/);
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
    await userEvent.click(within(canvasElement).getByText(/^Pourquoi/));
    await waitFor(() => expect(details).toHaveProperty("open", true));
    await expect(answer).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await userEvent.click(within(canvasElement).getByText(/^Pourquoi/));
    await waitFor(() => expect(details).toHaveProperty("open", false));
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
  },
};

export const OneOfAGroup: Story = {
  render: () => (
    <>
      <Disclosure summary="Payer en espèces" group="paiement">
        De la main à la main, le jour venu.
      </Disclosure>
      <Disclosure summary="Payer par virement" group="paiement">
        Sous deux jours ouvrés.
      </Disclosure>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [cash, transfer] = canvasElement.querySelectorAll("details");
    await userEvent.click(within(canvasElement).getByText("Payer en espèces"));
    await waitFor(() => expect(cash).toHaveProperty("open", true));
    await userEvent.click(within(canvasElement).getByText("Payer par virement"));
    await waitFor(() => expect(transfer).toHaveProperty("open", true));
    await waitFor(() => expect(cash).toHaveProperty("open", false));
  },
};
