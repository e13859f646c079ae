import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { peopleContract } from "@jobami/api/people/contract";
import { karimFacts, karimRow, ownFacts, suspendedFacts } from "@jobami/api/people/fixtures";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, sanctionCopy } from "./copy.ts";
import { PeopleScreen } from "./PeopleScreen.tsx";
import { PersonScreen } from "./PersonScreen.tsx";

const heard = fn();
const { list, one, sanction, setRole } = peopleContract;
const screens = { list: <PeopleScreen />, one: <PersonScreen userId={karimFacts.id} /> };
const clock = { now: () => Date.parse("2026-11-20T10:00:00.000Z") };

interface PageProps {
  screen: keyof typeof screens;
  path: string;
  user: SessionUser;
}

function Page({ screen, path, user }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <ClockContext value={clock}>
        <main>{screens[screen]}</main>
      </ClockContext>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/Comptes",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "list", path: "/admin/user-management", user: secured(administrator) },
  beforeEach: () => heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
const shows = (data: typeof karimFacts) => ({ msw: [mockAnswer(one, { success: true, data })] });
const reason = "Menaces envers un jobbeur, par message.";

/** Everybody, the newest first [ADM-29]. */
export const List: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: copy.list }));
    await expect(await rows.findByRole("link", { name: "Karim Benali" })).toHaveAttribute(
      "href",
      `/admin/user-management/${karimRow.id}`,
    );
    await expect(rows.getByText(copy.gone)).toBeVisible();
    await expect(rows.getByText("Suspendu")).toBeVisible();
  },
};
export const ListOnAPhone: Story = { ...phone };
export const NothingFound: Story = {
  args: { path: "/admin/user-management?q=introuvable&etat=suspendu" },
  parameters: { msw: [mockAnswer(list, noRows)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: copy.everything })).toHaveAttribute(
      "href",
      "/admin/user-management",
    );
    await expect(canvas.getByRole("searchbox", { name: copy.search })).toHaveValue("introuvable");
  },
};
export const ListLoading: Story = { parameters: { msw: [mockSilence(list)] } };
export const ListOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(list)] },
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
export const RefusedToAMember: Story = { ...RefusedToAModerator, args: { user: requester, screen: "one" } };

/** What staff knows of a person, and what was done [ADM-29]. */
export const Account: Story = {
  tags: ["every-look"],
  args: { screen: "one" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Karim Benali" })).toBeVisible();
    await expect(canvas.getByText("Avertissement donné à Karim Benali")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Message" })).toHaveAttribute(
      "href",
      `/admin/reported-content/${karimFacts.cases[0]?.id}`,
    );
    await expect(canvas.queryByRole("button", { name: copy.lift })).toBeNull();
  },
};
export const AccountOnAPhone: Story = { args: { screen: "one" }, ...phone };
export const Suspended: Story = {
  tags: ["every-look"],
  args: { screen: "one" },
  parameters: shows(suspendedFacts),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Suspendu jusqu’au 22 novembre 2026/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.lift })).toBeVisible();
  },
};
/** No one acts on themselves. */
export const OneOwn: Story = {
  args: { screen: "one" },
  parameters: shows(ownFacts),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^C’est votre compte/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy.sanction })).toBeNull();
  },
};
/** Another administrator is not sanctioned. */
export const AnotherAdministrator: Story = {
  args: { screen: "one" },
  parameters: shows({ ...ownFacts, isSelf: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Un administrateur ne se sanctionne pas/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy.sanction })).toBeNull();
    await expect(canvas.getByRole("button", { name: copy.changeRole })).toBeVisible();
  },
};
export const AccountLoading: Story = {
  args: { screen: "one" },
  parameters: { msw: [mockSilence(one)] },
};
export const AccountOutOfReach: Story = {
  args: { screen: "one" },
  parameters: { msw: [mockNetworkFailure(one)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
export const UnknownAccount: Story = {
  args: { screen: "one" },
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Ce compte n’existe pas." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};

/** The dialog of an act stands outside the page. */
const dialogOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The three sanctions; a temporary one has its days [POL-11, POL-12]. */
export const Sanctioning: Story = {
  tags: ["every-look"],
  args: { screen: "one" },
  play: async ({ canvasElement, step }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.sanction }));
    const dialog = within(await body.findByRole("dialog", { name: copy.sanction }));
    await step("offers three", async () => {
      await expect(dialog.getAllByRole("radio")).toHaveLength(3);
      await expect(dialog.queryByRole("spinbutton")).toBeNull();
    });
    await step("asks for the days of a temporary one", async () => {
      await userEvent.click(dialog.getByRole("radio", { name: /^Suspension temporaire/ }));
      await expect(dialog.getByRole("spinbutton", { name: copy.duration })).toHaveValue("3");
      await expect(dialog.getByRole("button", { name: sanctionCopy.temporary.confirm })).toBeVisible();
    });
  },
};
export const SanctioningOnAPhone: Story = { ...Sanctioning, tags: [], ...phone };
/** Given, confirmed and shown. */
export const SanctionGiven: Story = {
  args: { screen: "one" },
  play: async ({ canvasElement }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.sanction }));
    const dialog = within(await body.findByRole("dialog", { name: copy.sanction }));
    await userEvent.click(dialog.getByRole("radio", { name: /^Suspension temporaire/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: copy.reason }), reason);
    await userEvent.click(dialog.getByRole("button", { name: sanctionCopy.temporary.confirm }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.sanctioned }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};
/** What the server refuses is stated beside its field, and what was typed stays. */
export const SanctionRefused: Story = {
  args: { screen: "one" },
  parameters: {
    msw: [
      mockRefusal(sanction, "VALIDATION_FAILED", {
        message: "Certaines informations sont à corriger.",
        fields: [
          { path: "hours", code: "TOO_BIG", message: "Une suspension temporaire dure au plus 30 jours." },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.sanction }));
    const dialog = within(await body.findByRole("dialog", { name: copy.sanction }));
    await userEvent.click(dialog.getByRole("radio", { name: /^Suspension temporaire/ }));
    const days = dialog.getByRole("spinbutton", { name: copy.duration });
    await userEvent.clear(days);
    await userEvent.type(days, "31");
    await userEvent.click(dialog.getByRole("button", { name: sanctionCopy.temporary.confirm }));
    await expect(await dialog.findByText("Une suspension temporaire dure au plus 30 jours.")).toBeVisible();
    await expect(days).toHaveValue("31");
    await expect(days).toBeInvalid();
  },
};
/** Refused as a whole: stated in the dialog. */
export const RoleRefused: Story = {
  args: { screen: "one" },
  parameters: {
    msw: [
      mockRefusal(setRole, "ROLE_NOT_GRANTABLE", {
        message: "Ce rôle demande un compte actif dont l’adresse est vérifiée.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.changeRole }));
    const dialog = within(await body.findByRole("dialog", { name: copy.changeRole }));
    await userEvent.click(dialog.getByRole("radio", { name: /^Modération/ }));
    await userEvent.type(dialog.getByRole("textbox", { name: copy.reason }), reason);
    await userEvent.click(dialog.getByRole("button", { name: copy.changeRole }));
    await expect(await dialog.findByText(/^Ce rôle demande un compte actif/)).toBeVisible();
  },
};
/** Who is suspended already can only be warned, and it is stated why. */
export const WarningOneWhoIsSuspended: Story = {
  args: { screen: "one" },
  parameters: shows(suspendedFacts),
  play: async ({ canvasElement }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.sanction }));
    const dialog = within(await body.findByRole("dialog", { name: copy.sanction }));
    await waitFor(() => expect(dialog.getByText(/^Cette personne est déjà suspendue/)).toBeVisible());
    await expect(dialog.getAllByRole("radio")).toHaveLength(1);
  },
};
/** A suspension is lifted. */
export const Lifting: Story = {
  args: { screen: "one" },
  parameters: shows(suspendedFacts),
  play: async ({ canvasElement }) => {
    const body = dialogOf(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.lift }));
    const dialog = within(await body.findByRole("dialog", { name: copy.liftQuestion }));
    await userEvent.type(dialog.getByRole("textbox", { name: copy.reason }), reason);
    await userEvent.click(dialog.getByRole("button", { name: copy.lift }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.lifted }));
  },
};
