/** Whether the day of an inspection is agreed: the published codes of `conduct_date_option`. */
export const conductDateOptions = { 0: 'confirmed', 1: 'not confirmed' } as const;
export const conductDateOptionCodes = [0, 1] as const satisfies (keyof typeof conductDateOptions)[];
