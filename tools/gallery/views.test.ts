import type { LoginView } from "@jobami/machines/auth/login";
import type { TwoFactorView } from "@jobami/machines/auth/two-factor";
import type { ConsentView } from "@jobami/machines/consents/consent-form";
import type { CookieConsentView } from "@jobami/machines/consents/cookie-consent";
import type { AccessibilitySettingsView } from "@jobami/machines/display/accessibility-settings";
import type { LegalModalView } from "@jobami/machines/legal/legal-modal";
import type { ForbiddenCountdownView } from "@jobami/machines/navigation/forbidden-countdown";
import type { ToastView as StackedToast } from "@jobami/machines/notices/toast-stack";
import type { NotificationDropdownView } from "@jobami/machines/notifications/notification-dropdown";
import type { CrashReloadView } from "@jobami/machines/recovery/crash-reload";
import type { FaqView } from "@jobami/machines/support/faq";
import type { SpeechQueueView } from "@jobami/machines/voice/speech-queue";
import type { VoiceView } from "@jobami/machines/voice/voice";
import type { ConsentDialogProps } from "@jobami/ui/patterns/ConsentDialog";
import type { CookiePreferencesProps } from "@jobami/ui/patterns/CookiePreferences";
import type { CountdownNoticeProps } from "@jobami/ui/patterns/CountdownNotice";
import type { CrashScreenProps } from "@jobami/ui/patterns/CrashScreen";
import type { FaqAccordionProps } from "@jobami/ui/patterns/FaqAccordion";
import type { LegalDialogProps } from "@jobami/ui/patterns/LegalDialog";
import type { LoginFormProps } from "@jobami/ui/patterns/LoginForm";
import type { NotificationPanelProps } from "@jobami/ui/patterns/NotificationPanel";
import type { SettingsPanelProps } from "@jobami/ui/patterns/SettingsPanel";
import type { SpeechIndicatorProps } from "@jobami/ui/patterns/SpeechIndicator";
import type { TwoFactorFormProps } from "@jobami/ui/patterns/TwoFactorForm";
import type { VoiceButtonProps } from "@jobami/ui/patterns/VoiceButton";
import type { VoiceStatusPanelProps } from "@jobami/ui/patterns/VoiceStatusPanel";
import type { ToastView } from "@jobami/ui/Toast";
import { expectTypeOf, test } from "vitest";

/** A name that one of the two has no more, or a type that the pattern does not take, does not compile. */
function holds<View extends Pick<Props, Name> & Record<Name, unknown>, Props, Name extends keyof Props>(
  ..._of: [View?, Props?, Name?]
): void {}

// Checked by `pnpm types`.
test("each view is held to the props of the pattern that it feeds", () => {
  holds<LoginView, LoginFormProps, "isSubmitting" | "isSubmitDisabled">();
  holds<
    TwoFactorView,
    TwoFactorFormProps,
    "isSubmitting" | "isSubmitDisabled" | "isResending" | "isResendDisabled"
  >();
  holds<CookieConsentView, CookiePreferencesProps, "choices">();
  holds<LegalModalView, LegalDialogProps, "status">();
  holds<CrashReloadView, CrashScreenProps, "isComingBack">();
  holds<ForbiddenCountdownView, CountdownNoticeProps, "secondsLeft" | "isStopped">();
  holds<FaqView, FaqAccordionProps, "questions" | "isFading">();
  holds<NotificationDropdownView, NotificationPanelProps, "isLoading" | "size" | "bounds">();
  holds<
    AccessibilitySettingsView,
    SettingsPanelProps,
    "settings" | "canReset" | "canUndoReset" | "isNotSaved" | "systemReducesMotion"
  >();
  holds<VoiceView, VoiceStatusPanelProps, "status" | "transcript">();
  holds<SpeechQueueView, SpeechIndicatorProps, "text" | "waiting">();
  holds<StackedToast, ToastView, "id" | "isPaused">();
});

test("what a view calls by another name is of the pattern’s type too", () => {
  expectTypeOf<ConsentView>().toExtend<ConsentDialogProps["view"]>();
  expectTypeOf<NotificationDropdownView["items"]>().toExtend<NotificationPanelProps["lines"]>();
  expectTypeOf<VoiceView["button"]>().toEqualTypeOf<VoiceButtonProps["state"]>();
  expectTypeOf<Exclude<SpeechQueueView["status"], "silent">>().toEqualTypeOf<
    SpeechIndicatorProps["status"]
  >();
  expectTypeOf<StackedToast["kind"]>().toEqualTypeOf<ToastView["type"]>();
});

test("a view that lost a name, or changed a type, is noticed", () => {
  // @ts-expect-error: the pattern knows no such prop.
  holds<LoginView, LoginFormProps, "cooldownUntil">();
  // @ts-expect-error: the view has it no more.
  holds<Omit<LoginView, "isSubmitting">, LoginFormProps, "isSubmitting">();
  // @ts-expect-error: the pattern knows no such status.
  holds<{ status: "gone" }, LegalDialogProps, "status">();
});
