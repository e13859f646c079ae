import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { peopleContract } from "@jobami/api/people/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { BirthdaysScreen } from "./BirthdaysScreen.tsx";
import { birthdayCopy } from "./copy.ts";

const heard = fn();
const { birthdays, wishes, setWishes } = peopleContract;

function Page({ path, user }: { path: string; user: SessionUser }) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <main>
        <BirthdaysScreen />
      </main>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/Anniversaires",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { path: "/admin/birthday-management", user: secured(administrator) },
  beforeEach: () => heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
const noBirthdays = [
  mockAnswer(birthdays, {
    success: true,
    today: "2026-11-20",
    birthdays: [],
    isCut: false,
    wishes: { isOn: false, changedAt: null },
  }),
  mockAnswer(wishes, noRows),
];

/** Whose day it is, whose comes, and what was sent [ADM-31]. */
export const Birthdays: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const today = within(await canvas.findByRole("list", { name: birthdayCopy.today }));
    await expect(today.getByRole("link", { name: "Karim Benali" })).toBeVisible();
    await expect(today.getByText(birthdayCopy.wished)).toBeVisible();
    await expect(canvas.getByText(/^lundi 23 novembre/)).toBeVisible();
    await expect(canvas.getByRole("switch", { name: birthdayCopy.switch })).toBeChecked();
  },
};
export const OnAPhone: Story = { ...phone };
/** The switch takes effect at once, and states it. */
export const TurnedOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole("switch", { name: birthdayCopy.switch });
    await userEvent.click(control);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith({ kind: "success", title: birthdayCopy.switched.off }),
    );
    await waitFor(() => expect(control).not.toBeChecked());
  },
};
/** Not turned: it stands as it did, and states why. */
export const NotTurned: Story = {
  parameters: {
    msw: [mockRefusal(setWishes, "TOO_MANY_REQUESTS", { message: "Trop de demandes à la fois." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole("switch", { name: birthdayCopy.switch });
    await userEvent.click(control);
    await expect(await canvas.findByText("Trop de demandes à la fois.")).toBeVisible();
    await expect(control).toBeChecked();
  },
};
export const NoBirthday: Story = {
  tags: ["every-look"],
  parameters: { msw: noBirthdays },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(birthdayCopy.noneToday)).toBeVisible();
    await expect(canvas.getByText(birthdayCopy.noneAhead)).toBeVisible();
    await expect(await canvas.findByText(birthdayCopy.noneSent)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(birthdays), mockSilence(wishes)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(birthdays)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(birthdayCopy.failed)).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Réessayer" })).toBeVisible();
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
