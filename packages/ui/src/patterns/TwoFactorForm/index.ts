export { TwoFactorForm, type TwoFactorFormProps, type TwoFactorFormWords } from "./TwoFactorForm.tsx";
