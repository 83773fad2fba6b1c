/** The texts of e-mails to contacts, tenants and people of the account, as they are without words of the firm's own. */

/** The texts that an account may replace, under these names in its settings. */
export const standardTexts = {
  scheduled: {
    subject: '{type} at {address} on {date}',
    text: 'Dear {name},\n\n{clerk} will visit {address} on {date} at {time} for the {type}. The visit takes about {duration}.\n\n{answer}\n\n{company}',
  },
  moved: {
    subject: 'Moved: {type} at {address}, now {date}',
    text: 'Dear {name},\n\nThe {type} at {address} has moved to {date} at {time}. We are sorry for the change.\n\n{answer}\n\n{company}',
  },
  clerk_changed: {
    subject: 'Somebody else will visit: {type} at {address} on {date}',
    text: 'Dear {name},\n\n{clerk} will visit {address} for the {type}, instead of the person we named before. The date stays as it was: {date} at {time}.\n\n{answer}\n\n{company}',
  },
  cancelled: {
    subject: 'Cancelled: {type} at {address}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} will not take place. {reason}\n\n{company}',
  },
  visits_changed: {
    subject: '{news}: {company}',
    text: 'Dear {name},\n\nThis is new about {count}:\n\n{visits}\n\n{answer}\n\n{company}',
  },
  clerk_assigned: {
    subject: 'Yours: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is yours. It takes about {duration}.\n\nKeys: {keys}\nContacts: {contacts}\n\n{link}\n\n{company}',
  },
  clerk_moved: {
    subject: 'Moved: {type} at {address}, now {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} is now on {date} at {time}, and takes about {duration}.\n\nKeys: {keys}\nContacts: {contacts}\n\n{link}\n\n{company}',
  },
  clerk_released: {
    subject: 'No longer yours: {type} at {address}, {date}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is no longer yours.\n\n{link}\n\n{company}',
  },
  clerk_cancelled: {
    subject: 'Cancelled: {type} at {address}, {date}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} will not take place. {reason}\n\n{link}\n\n{company}',
  },
  clerk_offered: {
    subject: 'Offered: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nThe {type} at {address} on {date} at {time} is offered to you. It takes about {duration}. The first to accept has it, until {until}:\n{link}\n\nKeys: {keys}\n\n{company}',
  },
  clerk_visits_changed: {
    subject: '{news}',
    text: 'Dear {name},\n\nThis is new about {count}:\n\n{visits}\n\n{link}\n\n{company}',
  },
  clerk_day: {
    subject: '{count} on {date}',
    text: 'Dear {name},\n\nOn {date} you have:\n\n{visits}\n\n{link}\n\n{company}',
  },
  appointment_answered: {
    subject: '{contact} {answered}: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\n{contact} {answered}: {type} at {address} on {date} at {time}.\n\n{note}\n\n{link}\n\n{company}',
  },
  visit_declined: {
    subject: '{clerk} declines: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\n{clerk} declines the {type} at {address} on {date} at {time}, and nobody is assigned now.\n\n{note}\n\n{link}\n\n{company}',
  },
  offer_lapsed: {
    subject: 'Nobody accepted: {type} at {address}, {date}, {time}',
    text: 'Dear {name},\n\nNobody has the {type} at {address} on {date} at {time}. {offered}\n\n{link}\n\n{company}',
  },
  typing_due: {
    subject: 'To be typed: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} waits for you to type it. {clerk} made the visit.\n\n{link}\n\n{company}',
  },
  review_due: {
    subject: 'To be reviewed: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} waits for review. {clerk} made the visit.\n\n{link}\n\n{company}',
  },
  completed: {
    subject: 'Report ready: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} is ready:\n{link}\n\n{company}',
  },
  corrected: {
    subject: 'Corrected report: {type} at {address}, version {version}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} on {date} has been corrected. Version {version} takes the place of version {previous}:\n{link}\n\n{reason}\n\nWhat is printed otherwise than before:\n{changes}\n\n{signed}\n\n{company}',
  },
  signature_reminder: {
    subject: 'Open until {until}: {type} at {address}',
    text: 'Dear {name},\n\nThe report of the {type} at {address} takes comments and signatures until {until}. You have not signed it yet. If something in it is not right, you can say so there:\n{link}\n\n{company}',
  },
  tenant_returned: {
    subject: 'Please complete: {type} of {address}',
    text: 'Dear {name},\n\n{company} has looked at your {type} of {address} and asks you for more. {reason}\n\n{missing}\n\n{again}\n\n{company}',
  },
  comment_replied: {
    subject: 'Answer to your comment: {type} at {address}',
    text: 'Dear {name},\n\n{company} has answered your comment on the report of the {type} at {address}.\n\nAbout: {about}\nYour comment: {comment}\nAnswer: {reply}\n\n{link}\n\n{company}',
  },
  report_answered: {
    subject: '{contact} {answered} the report: {type} at {address}',
    text: 'Dear {name},\n\n{contact} {answered} the report of the {type} at {address} on {date}.\n\n{note}\n\n{link}\n\n{company}',
  },
  tenant_invitation: {
    subject: '{company}: please report on {address}',
    text: 'Dear {name},\n\n{company} asks you to look over {address} and to report on it ({type}).\n\nOpen this link on your phone or computer. It is meant for you alone, and what you enter is saved as you go:\n{link}\n\nIt works until 14 days after the date of the inspection.\n\n{company}',
  },
  file_share: {
    subject: '{company} shares {files} with you: {type} at {address}',
    text: 'Hello,\n\n{company} shares {files} of the {type} at {address} with you:\n{link}\n\nThe link works until {until}, for anyone who has it.\n\n{company}',
  },
  share_corrected: {
    subject: 'Corrected since you opened it: {type} at {address}',
    text: 'Hello,\n\n{company} shared {files} of the {type} at {address} with you, and you opened it. The report has been corrected since. Version {version} takes the place of the one that you saw.\n\n{again}\n\n{company}',
  },
  invitation: {
    subject: '{company} invites you to Keyturn',
    text: 'Dear {name},\n\n{inviter} has added you to the people of {company} at Keyturn, where its property inspections and reports are kept. Choose a password, and you can sign in with this e-mail address:\n{link}\n\nThe link is meant for you alone. It works once, until {until}.\n\n{company}',
  },
} as const satisfies Record<string, Record<'subject' | 'text', string>>;
