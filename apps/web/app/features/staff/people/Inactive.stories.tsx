import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { peopleContract } from "@jobami/api/people/contract";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { chosenText, closeQuestion, inactiveCopy, remindedText } from "./copy.ts";
import { InactiveScreen } from "./InactiveScreen.tsx";

const heard = fn();
const { inactive, remind, close } = peopleContract;
const clock = { now: () => Date.parse("2026-11-20T10:00:00.000Z") };

function Page({ path, user }: { path: string; user: SessionUser }) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <ClockContext value={clock}>
        <main>
          <InactiveScreen />
        </main>
      </ClockContext>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/Comptes inactifs",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/inactive-accounts", user: secured(administrator) },
  beforeEach: () => heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
const choose = (name: string) => `${inactiveCopy.choose} ${name}`;

/** Who has been silent for months; who was reminded this month cannot be again [ADM-33]. */
export const List: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Yann Mahé" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: choose("Zoé Rey") })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: inactiveCopy.remind })).toBeDisabled();
    await expect(canvas.getAllByRole("button", { name: inactiveCopy.close })).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "6 mois" })).toHaveAttribute("aria-current");
  },
};
export const OnAPhone: Story = { ...phone };
/** The months stand in the address. */
export const TwoYears: Story = {
  args: { path: "/admin/inactive-accounts?mois=24" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: "2 ans" })).toHaveAttribute(
      "aria-current",
    );
  },
};
/** One is chosen, then all that can be. */
export const Choosing: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole("checkbox", { name: inactiveCopy.chooseAll });
    await userEvent.click(canvas.getByRole("checkbox", { name: choose("Yann Mahé") }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText(chosenText(1))).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText(chosenText(2))).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: choose("Zoé Rey") })).not.toBeChecked();
  },
};
export const Reminded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: choose("Nadia Colin") }));
    await userEvent.click(canvas.getByRole("button", { name: inactiveCopy.remind }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: remindedText(1, 0) }));
    await expect(canvas.getByText(chosenText(0))).toBeVisible();
  },
};
export const ReminderRefused: Story = {
  parameters: { msw: [mockRefusal(remind, "TOO_MANY_REQUESTS", { message: "Trop de demandes à la fois." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: choose("Nadia Colin") }));
    await userEvent.click(canvas.getByRole("button", { name: inactiveCopy.remind }));
    await expect(await canvas.findByText("Trop de demandes à la fois.")).toBeVisible();
    await expect(canvas.getByText(chosenText(1))).toBeVisible();
  },
};
/** Closing asks first, and names what is lost. */
export const Closing: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: inactiveCopy.close }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("alertdialog", { name: closeQuestion("Yann Mahé") }));
    await expect(dialog.getByRole("button", { name: inactiveCopy.keep })).toHaveFocus();
  },
};
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: inactiveCopy.close }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: inactiveCopy.close }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: inactiveCopy.closed }));
  },
};
/** Work is under way: nothing is closed, and the question states why. */
export const ClosureRefused: Story = {
  parameters: {
    msw: [mockRefusal(close, "ACCOUNT_COMMITTED", { message: "Des missions sont en cours." })],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: inactiveCopy.close }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: inactiveCopy.close }));
    await expect(await dialog.findByText("Des missions sont en cours.")).toBeVisible();
  },
};
export const Nobody: Story = {
  parameters: {
    msw: [mockAnswer(inactive, noRows)],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(inactiveCopy.none)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(inactive)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(inactive)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
export const RefusedToAModerator: Story = {
  args: { user: secured(moderator) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).toHaveTextContent(
      "Vous devez vous connecter",
    );
  },
};
