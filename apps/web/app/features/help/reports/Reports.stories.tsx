import type { SessionUser } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { question } from "@jobami/api/comments/fixtures";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { reportsContract } from "@jobami/api/reports/contract";
import type { ReportedKind } from "@jobami/api/reports/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, reasons, titles } from "./dialog.copy.ts";
import { ReportButton } from "./ReportButton.tsx";

interface Visit {
  user: SessionUser | null;
  kind: ReportedKind;
}

const logged = fn();

const meta = {
  title: "web/Signaler",
  parameters: { layout: "padded" },
  args: { user: requester, kind: "comment" },
  // A call that fails is logged, and a story that logs fails.
  beforeEach: () => {
    logged.mockClear();
    const spy = spyOn(console, "warn").mockImplementation(logged);
    return () => spy.mockRestore();
  },
  render: ({ user, kind }) => (
    <StoryProviders user={user}>
      <main>
        <ReportButton kind={kind} id={question.id} about="Karim" />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

const { reportContent, report } = reportsContract;

/** Opens the dialog, which comes when it is asked for. */
async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /^Signaler/ }));
  const dialog = await screen.findByRole("dialog", {}, { timeout: 5000 });
  // It comes in by and by.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const isSeen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Chooses a reason and sends it. */
async function send(canvasElement: HTMLElement) {
  const dialog = await open(canvasElement);
  await userEvent.click(dialog.getByRole("radio", { name: reasons[0].label }));
  await userEvent.click(dialog.getByRole("button", { name: copy.send }));
  return dialog;
}

/** The command as it stands below a comment. */
export const Command: Story = {};

/** What is wrong, in a list and as text [MOD-06]. */
export const Opened: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole("heading", { name: titles.comment })).toBeVisible();
    await expect(dialog.getAllByRole("radio")).toHaveLength(reasons.length);
  },
};
export const OnAPhone: Story = { ...Opened, globals: { viewport: { value: "w390" } } };

/** A person without an account states who they are. */
export const AsAVisitor: Story = {
  args: { user: null, kind: "profile" },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole("textbox", { name: copy.email })).toBeVisible();
  },
};

/** Nothing is sent without a reason, and « Autre chose » wants text. */
export const WithoutReason: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: copy.send }));
    await expect(dialog.getByText(copy.chooseReason)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "Autre chose" }));
    await userEvent.click(dialog.getByRole("button", { name: copy.send }));
    await expect(dialog.getByText(copy.addDetails)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { msw: [mockSilence(reportContent)] },
  play: async ({ canvasElement }) => {
    const dialog = await send(canvasElement);
    await waitFor(() => expect(dialog.getByRole("button", { name: copy.cancel })).toBeDisabled());
  },
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isSeen(copy.done);
    await userEvent.click(screen.getAllByRole("button", { name: copy.close }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const command = within(canvasElement).getByRole("button", { name: /^Signaler/ });
    await waitFor(() => expect(command).toHaveFocus());
  },
};

/** What arrived stays in sight for the picture. */
export const DoneAsAVisitor: Story = {
  args: { user: null, kind: "profile" },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: reasons[1].label }));
    await userEvent.type(dialog.getByRole("textbox", { name: copy.name }), "Nora Petit");
    await userEvent.type(dialog.getByRole("textbox", { name: copy.email }), "nora@exemple.fr");
    await userEvent.click(dialog.getByRole("button", { name: copy.send }));
    await isSeen(copy.doneVisitor);
  },
};

export const AlreadyReported: Story = {
  parameters: { msw: [mockRefusal(reportContent, "ALREADY_REPORTED", { message: "Déjà signalé." })] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isSeen(copy.already);
  },
};

export const GoneMeanwhile: Story = {
  parameters: { msw: [mockRefusal(reportContent, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await isSeen(copy.gone);
  },
};

/** The failure is logged, and what was entered stays in the form. */
export const Failed: Story = {
  parameters: {
    msw: [mockRefusal(reportContent, "INTERNAL_ERROR", { message: "Une erreur est survenue." })],
  },
  play: async ({ canvasElement }) => {
    const dialog = await send(canvasElement);
    await expect(await dialog.findByText("Une erreur est survenue.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: reasons[0].label })).toBeChecked();
    await expect(logged).toHaveBeenCalledWith("Report failed.", expect.anything());
  },
};

export const Offline: Story = {
  parameters: { msw: [mockNetworkFailure(reportContent)] },
  play: async ({ canvasElement }) => {
    const dialog = await send(canvasElement);
    await expect(await dialog.findByText(/^Pas de connexion/, {}, { timeout: 30_000 })).toBeVisible();
  },
};

/** The server reports which field of a visitor's is wrong. */
export const FieldRefused: Story = {
  args: { user: null, kind: "profile" },
  parameters: {
    msw: [
      mockRefusal(report, "VALIDATION_FAILED", {
        message: "Un champ est à corriger.",
        fields: [{ path: "email", code: "INVALID", message: "Saisissez votre adresse e-mail." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await send(canvasElement);
    await expect(await dialog.findByText("Saisissez votre adresse e-mail.")).toBeVisible();
  },
};
