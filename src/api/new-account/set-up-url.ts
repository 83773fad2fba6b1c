export const setUpUrl = (publicUrl: string, token: string): string => `${publicUrl}/set-up/${token}`;
