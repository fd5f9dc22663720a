// Made by `npm run openapi` out of openapi.json. Do not edit.

export interface paths {
    "/api/cert/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a new draft: nothing is required, but what is given must be well formed */
        post: operations["Certificates_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/add-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and submit in one step (students) */
        post: operations["Certificates_addApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/add-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and verify in one step (reviewers) */
        post: operations["Certificates_addAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One certificate, with everything in its form */
        get: operations["Certificates_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the report of a verified certificate; it works for 15 minutes */
        post: operations["Reports_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certificates, newest first
         * @description Students see their own, staff who may read certificates all of them.
         */
        get: operations["Certificates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The report of a verified certificate as a PDF */
        get: operations["Reports_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject with a reason (reviewers), all of the ids or none */
        post: operations["Certificates_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove, all of the ids or none; the uploaded files go with them */
        post: operations["Certificates_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes: an application that its student saves is taken back from review */
        post: operations["Certificates_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update-apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes and submit (students) */
        post: operations["Certificates_updateApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cert/update-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save changes and verify (reviewers): the Approve button */
        post: operations["Certificates_updateAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/uploadImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for the profile or an article
         * @description `kind` is `avatar` if left out; `news` and `editor` are for staff who manage news, and are public.
         */
        post: operations["Files_uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a file
         * @description Public ones for everyone; private ones for their owner, for staff who read certificates, and by a signed link.
         */
        get: operations["Files_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description The type is judged by content. Images are decoded and encoded anew, without their metadata; PDFs with scripts,
         *     attachments or a password are refused. A file that no form names within 24 hours is deleted.
         */
        post: operations["Files_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report as a PDF, by a signed link */
        get: operations["Reports_pdfByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studentinfo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a student's report
         * @description All three must match what the report says. Ten misses a minute from one address, or twenty an hour for one passport,
         *     and further searches are refused for a while.
         */
        get: operations["ReportLookup_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/university/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List universities by name
         * @description Speaks two dialects: asked with `page_index` it answers `code` 200 with `data.university_list` and `data.count`; asked
         *     with `currentPage`, or with neither, `code` 0 with `data.list` and `data.allCount`.
         */
        get: operations["Universities_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all sessions of the account, this one included, and tells its address.
         */
        post: operations["Auth_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["Users_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a token and sets it as a cookie. After ten failed tries for an account within 15 minutes every further one
         *     is refused until the window has passed.
         */
        post: operations["Auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: ends this session */
        post: operations["Auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a student
         * @description Ask for a code with `user/send-email-code` first.
         */
        post: operations["Auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a mailed code
         * @description Ends all sessions of the account and tells its address.
         */
        post: operations["Auth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/send-email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a verification code
         * @description Six digits, valid for ten minutes, five tries, one use. One mail per address and purpose in 60 seconds, ten a day.
         *     The answer does not tell whether an account exists.
         */
        post: operations["Auth_sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own profile
         * @description Answers `[1, user]`: how many accounts were changed, and the account as it is now.
         */
        post: operations["Users_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/check/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a report by its number
         * @description Typed in any letter case, with or without dashes. Answers what the report certifies, so that a changed paper is seen.
         */
        get: operations["Reports_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the API can serve */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CertificateIdDto: {
            /** @example 4711 */
            id: number;
        };
        CertificateIdsDto: {
            /**
             * @description All of them or none are changed.
             * @example [
             *       4711
             *     ]
             */
            ids: number[];
            /**
             * @description For a single id: the version that the change is based on.
             * @example 3
             */
            version?: number;
        };
        ChangePasswordDto: {
            /**
             * @description Students: the rules of registration. Staff: at least 6 characters.
             * @example Better-2026
             */
            newPassword: string;
            /** @example Secret-2026 */
            oldPassword: string;
            /**
             * @description The caller's own id.
             * @example 17
             */
            userId: number;
        };
        CheckedFieldsDto: {
            awardingTime: string | null;
            birth: string | null;
            certNo: string | null;
            endTime: string | null;
            forms: string | null;
            gender: string | null;
            level: string | null;
            major: string | null;
            ministryStampingTime: string | null;
            /** @example WANG XIAOMING */
            name: string | null;
            nationality: string | null;
            /**
             * @description Masked.
             * @example ******678
             */
            passport: string | null;
            startTime: string | null;
            university: string | null;
        };
        CooldownDto: {
            /**
             * @description Seconds until the next code may be asked for.
             * @example 60
             */
            cooldown: number;
        };
        FoundReportDto: {
            issued_at: string;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /**
             * @description Opens the PDF for 15 minutes.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            pdfurl: string;
            /** @example Universiti Malaya */
            university: string | null;
        };
        LivenessDto: {
            /** @enum {string} */
            status: "up";
        };
        LoginDto: {
            /**
             * @description The email, unless `username` is given.
             * @example mei@example.com
             */
            email?: string;
            /** @example Secret-2026 */
            password: string;
            /**
             * @description Staff may have a user name that is not the email.
             * @example officer.lim
             */
            username?: string;
        };
        PortalCertificateDto: {
            /** @description academy status */
            academy_status?: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            applied_at: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /** @description barcode */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos?: string[];
            /** @description remark on Certificate */
            cert_remark?: string | null;
            /** @enum {string} */
            cert_status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            created_at: string;
            decided_at: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministry_photos?: string[];
            /** @description remark on Ministry stamping */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /** @description note */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passport_photos?: string[];
            /** @description remark on Passport */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos?: string[];
            /** @description remark on Proof of payment */
            payment_remark?: string | null;
            /** @description principal's name */
            principal_name?: string | null;
            /** @example The transcript lacks its last page. */
            reject_reason: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos?: string[];
            /** @description remark on Transcript */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
            updated_at: string;
            /**
             * @description The student it belongs to.
             * @example 17
             */
            user_id: number | null;
            /**
             * @description The report number, once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            verifi_no: string | null;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        PortalCertificateListDto: {
            cert_list: components["schemas"]["PortalCertificateSummaryDto"][];
            /**
             * @description How many there are in all.
             * @example 1
             */
            count: number;
        };
        PortalCertificateSummaryDto: {
            /** @description academy status */
            academy_status?: string | null;
            /** @description What the caller may do with it now. */
            allowed_actions: ("save" | "apply" | "authenticate" | "reject" | "remove" | "download")[];
            applied_at: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /** @description barcode */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @enum {string} */
            cert_status: "Unverified" | "Verifying" | "Verified" | "Rejected";
            created_at: string;
            decided_at: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /** @description note */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description principal's name */
            principal_name?: string | null;
            /** @example The transcript lacks its last page. */
            reject_reason: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
            updated_at: string;
            /**
             * @description The student it belongs to.
             * @example 17
             */
            user_id: number | null;
            /**
             * @description The report number, once verified.
             * @example MYV-7K2QM-9T4XB-3HD8E
             */
            verifi_no: string | null;
            /**
             * @description Counts the saves.
             * @example 3
             */
            version: number;
        };
        PortalFailure: {
            /**
             * @description The HTTP status; 500 where the session is lost.
             * @example 400
             */
            code: number;
            data: {
                /**
                 * @description A text by field.
                 * @example {
                 *       "email": "Please input email"
                 *     }
                 */
                errors?: {
                    [key: string]: string;
                };
                /** @example Please input email */
                message: string;
                /**
                 * @description A stable word for programs.
                 * @example invalid_input
                 */
                reason: string;
                /** @example req-1 */
                requestId: string;
                /**
                 * @description Seconds.
                 * @example 60
                 */
                retryAfter?: number;
            };
            /** @example Please input email */
            errMsg: string;
            /** @example Please input email */
            message: string;
        };
        PortalFormDto: {
            /** @description academy status */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /** @description barcode */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos?: string[];
            /** @description remark on Certificate */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministry_photos?: string[];
            /** @description remark on Ministry stamping */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /** @description note */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passport_photos?: string[];
            /** @description remark on Passport */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos?: string[];
            /** @description remark on Proof of payment */
            payment_remark?: string | null;
            /** @description principal's name */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos?: string[];
            /** @description remark on Transcript */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
        };
        PortalFormUpdateDto: {
            /** @description academy status */
            academy_status?: string | null;
            /**
             * @description photo
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description awarding date
             * @example 2023-10-15
             */
            awarding_time?: string | null;
            /** @description barcode */
            barcode?: string | null;
            /**
             * Format: date
             * @description date of birth
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description certificate number
             * @example UM-2023-004512
             */
            cert_no?: string | null;
            /** @description Certificate files */
            cert_photos?: string[];
            /** @description remark on Certificate */
            cert_remark?: string | null;
            /**
             * @description email
             * @example mei@example.com
             */
            email?: string | null;
            /**
             * Format: date
             * @description end date
             * @example 2023-08-31
             */
            end_time?: string | null;
            /**
             * @description form of learning
             * @example Full Time
             * @enum {string|null}
             */
            forms?: "Distance Learning" | "Full Time" | "Part Time" | null;
            /**
             * @description gender
             * @example Male
             * @enum {string|null}
             */
            gender?: "Male" | "Female" | null;
            /** @example 4711 */
            id: number;
            /**
             * @description academic level
             * @example Master
             * @enum {string|null}
             */
            level?: "High School" | "Diploma" | "Degree" | "Master" | "Doctor of Philosophy" | "Others" | null;
            /**
             * @description major
             * @example Computer Science
             */
            major?: string | null;
            /** @description Ministry stamping files */
            ministry_photos?: string[];
            /** @description remark on Ministry stamping */
            ministry_remark?: string | null;
            /**
             * Format: date
             * @description MoHE stamping date
             * @example 2023-11-20
             */
            ministry_stamping_time?: string | null;
            /**
             * @description name
             * @example 王小明
             */
            name?: string | null;
            /**
             * @description nationality
             * @example China
             */
            nationality?: string | null;
            /** @description note */
            note?: string | null;
            /**
             * @description passport number
             * @example E12345678
             */
            passport?: string | null;
            /** @description Passport files */
            passport_photos?: string[];
            /** @description remark on Passport */
            passport_remark?: string | null;
            /** @description Proof of payment files */
            payment_photos?: string[];
            /** @description remark on Proof of payment */
            payment_remark?: string | null;
            /** @description principal's name */
            principal_name?: string | null;
            /**
             * Format: date
             * @description start date
             * @example 2021-09-01
             */
            start_time?: string | null;
            /** @description Transcript files */
            transcript_photos?: string[];
            /** @description remark on Transcript */
            transcript_remark?: string | null;
            /**
             * @description type
             * @example verification
             * @enum {string}
             */
            type?: "verification" | "stamping";
            /**
             * @description degree-conferring unit
             * @example Universiti Malaya
             */
            university?: string | null;
            /**
             * @description The version that the change is based on; 409 `stale_version` where the record has another by now.
             * @example 3
             */
            version?: number;
        };
        PortalUniversityDto: {
            /**
             * @description The same as `uname`.
             * @example Universiti Malaya
             */
            name: string;
            /** @example Malaysia */
            ucountry: string;
            /** @example 1 */
            uid: number;
            /** @example Universiti Malaya */
            uname: string;
            /** @enum {string} */
            unature: "public university" | "private university";
            /** @example Kuala Lumpur */
            uregion: string;
        };
        PortalUserDto: {
            /**
             * @description Address of the picture; a session is needed to open it.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar: string | null;
            /**
             * @description YYYY-MM-DD.
             * @example 2001-04-30
             */
            birth: string | null;
            /** @example mei@example.com */
            email: string;
            /** @enum {string|null} */
            gender: "Male" | "Female" | null;
            /** @example 17 */
            id: number;
            /** @enum {string} */
            language: "en" | "cn";
            /** @example 王小明 */
            name: string | null;
            /** @example China */
            nationality: string | null;
            /** @example E12345678 */
            passport: string | null;
            /** @description What the role may do; empty for students. */
            permissions: ("certificates.read" | "certificates.review" | "catalog.manage" | "news.manage" | "users.manage" | "reports.withdraw" | "audit.read")[];
            /**
             * @description 0 administrator, 1 student, 10 and up staff.
             * @example 1
             */
            role: number;
            /** @example Student */
            role_name: string;
            /**
             * @description A student's user name is the email.
             * @example mei@example.com
             */
            username: string;
        };
        ReadinessDto: {
            /** @enum {string} */
            database: "up" | "down";
            /**
             * @description How long the oldest overdue job has been waiting; null where the database is down.
             * @example 0
             */
            oldestOverdueJobSeconds: number | null;
            /** @enum {string} */
            status: "ready" | "unavailable";
        };
        RegisterDto: {
            /**
             * @description The password once more.
             * @example Secret-2026
             */
            checkPwd: string;
            /**
             * @description The six digits that were mailed.
             * @example 482913
             */
            code: string;
            /** @example mei@example.com */
            email: string;
            /**
             * @description 8 to 16 characters with an upper-case letter, a lower-case letter and a digit.
             * @example Secret-2026
             */
            password: string;
        };
        RejectDto: {
            /**
             * @description All of them or none are changed.
             * @example [
             *       4711
             *     ]
             */
            ids: number[];
            /**
             * @description 1 to 2000 characters; the applicant reads it.
             * @example The transcript lacks its last page.
             */
            reject_reason?: string;
            /**
             * @description For a single id: the version that the change is based on.
             * @example 3
             */
            version?: number;
        };
        ReportCheckDto: {
            /**
             * @description Counts from 1; a correction makes the next one.
             * @example 1
             */
            edition: number;
            fields: components["schemas"]["CheckedFieldsDto"];
            issuedAt: string;
            /** @example MYV-7K2QM-9T4XB-3HD8E */
            number: string;
            /** @description Why it was withdrawn. */
            reason?: string;
            /** @enum {string} */
            result: "valid" | "withdrawn";
            /** @description SHA-256 of the PDF, in hexadecimal; null while it is being rendered. */
            sha256: string | null;
            withdrawnAt?: string;
        };
        ReportDownloadDto: {
            /** @example MYV-7K2QM-9T4XB-3HD8E.pdf */
            file_name: string;
            /**
             * @description Opens the PDF for 15 minutes, without a session.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            file_url: string;
        };
        ResetPasswordDto: {
            /**
             * @description The password once more.
             * @example Secret-2026
             */
            checkPwd: string;
            /**
             * @description The six digits that were mailed.
             * @example 482913
             */
            code: string;
            /** @example mei@example.com */
            email: string;
            /**
             * @description 8 to 16 characters with an upper-case letter, a lower-case letter and a digit.
             * @example Secret-2026
             */
            password: string;
        };
        ResourceFailure: {
            /**
             * @description A text by field.
             * @example {
             *       "email": "Please input email"
             *     }
             */
            errors?: {
                [key: string]: string;
            };
            /** @example Please input email */
            message: string;
            /**
             * @description A stable word for programs.
             * @example invalid_input
             */
            reason: string;
            /** @example req-1 */
            requestId: string;
            /**
             * @description Seconds.
             * @example 60
             */
            retryAfter?: number;
        };
        SendEmailCodeDto: {
            /** @example mei@example.com */
            email: string;
            /**
             * @description Language of the mail and of the account; by `Accept-Language` if left out.
             * @enum {string}
             */
            language?: "en" | "cn";
            /**
             * @description What the code is for; `register` if left out.
             * @default register
             * @enum {string}
             */
            purpose: "register" | "reset";
        };
        SessionDto: {
            /** @description To be sent as `Authorization: Bearer`; the same token is set as an HttpOnly cookie. Valid for two days. */
            token: string;
            user: components["schemas"]["PortalUserDto"];
        };
        StudentSearchDto: {
            /**
             * @description The newest report in force.
             * @example /api/report/12/pdf?exp=1700000000&sig=...
             */
            pdfurl: string;
            /** @description All reports in force, newest first. */
            reports: components["schemas"]["FoundReportDto"][];
        };
        UniversityOlderPageDto: {
            /** @example 60 */
            allCount: number;
            list: components["schemas"]["PortalUniversityDto"][];
        };
        UniversityPageDto: {
            /** @example 60 */
            count: number;
            university_list: components["schemas"]["PortalUniversityDto"][];
        };
        UnknownReportDto: {
            /** @example No report was issued under this number */
            message: string;
            /** @example unknown_report */
            reason: string;
            /** @enum {string} */
            result: "unknown";
        };
        UpdateUserDto: {
            /**
             * @description Address of an uploaded picture of the kind `avatar`.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            avatar?: string | null;
            /**
             * Format: date
             * @description YYYY-MM-DD.
             * @example 2001-04-30
             */
            birth?: string | null;
            /**
             * @description For students: their own address or nothing.
             * @example mei@example.com
             */
            email?: string | null;
            /** @enum {string|null} */
            gender?: "Male" | "Female" | null;
            /** @example 王小明 */
            name?: string | null;
            /** @example China */
            nationality?: string | null;
            /** @example E12345678 */
            passport?: string | null;
        };
        UploadDto: {
            /** Format: binary */
            file: string;
            /**
             * @description What the file is; decides about types, size and who may see it.
             * @enum {string}
             */
            kind: "avatar" | "photo" | "passport" | "certificate" | "transcript" | "ministry" | "payment" | "news" | "editor";
        };
        UploadedFileDto: {
            /** @example 01hq3v6m8w2x4y6z8a0b2c4d6e */
            id: string;
            /**
             * @description Name on the uploader's computer.
             * @example passport.jpg
             */
            name: string;
            /**
             * @description Bytes as stored; images are encoded anew.
             * @example 183220
             */
            size: number;
            /**
             * @description By content.
             * @example image/jpeg
             */
            type: string;
            /**
             * @description To be named in forms. Private files open with a session.
             * @example /api/file/01hq3v6m8w2x4y6z8a0b2c4d6e
             */
            url: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Certificates_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_addApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Apply Success!
                         */
                        errMsg: string;
                        /** @example Apply Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_addAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Authenticate Success!
                         */
                        errMsg: string;
                        /** @example Authenticate Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_detail: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Reports_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateIdDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["ReportDownloadDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_list: {
        parameters: {
            query?: {
                cert_status?: "Unverified" | "Verifying" | "Verified" | "Rejected";
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the applicant's name, each by its beginning. */
                name?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateListDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Reports_pdf: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: unknown;
                        /**
                         * @description The same as `message`.
                         * @example Reject Success!
                         */
                        errMsg: string;
                        /** @example Reject Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateIdsDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: unknown;
                        /**
                         * @description The same as `message`.
                         * @example Delete Success!
                         */
                        errMsg: string;
                        /** @example Delete Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Save Success!
                         */
                        errMsg: string;
                        /** @example Save Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_updateApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Apply Success!
                         */
                        errMsg: string;
                        /** @example Apply Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Certificates_updateAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalFormUpdateDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalCertificateDto"];
                        /**
                         * @description The same as `message`.
                         * @example Authenticate Success!
                         */
                        errMsg: string;
                        /** @example Authenticate Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Files_uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["UploadedFileDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Files_open: {
        parameters: {
            query?: {
                /** @description From a signed link: when it ends, in seconds since 1970. */
                exp?: string;
                /** @description From a signed link: its signature. */
                sig?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Files_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["UploadedFileDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Reports_pdfByLink: {
        parameters: {
            query?: {
                /** @description When the link ends, in seconds since 1970. */
                exp?: string;
                sig?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not possible in the present state; `data.reason` says why */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    ReportLookup_search: {
        parameters: {
            query: {
                /** @description yyyy-MM-dd, not after today. */
                birth: string;
                /** @description As in the passport; letter case and repeated blanks do not matter. */
                name: string;
                passport: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["StudentSearchDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not found, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Universities_list: {
        parameters: {
            query?: {
                /** @description The same as `page_index`, in the older dialect. */
                currentPage?: number;
                /** @description Words of the name, each by its beginning. */
                name?: string;
                /** @description `public`, `private`, `all`, or a full name such as `public university`, in any letter case. */
                nature?: string;
                /** @description Page, counted from 1; at most 1000. */
                page_index?: number;
                /** @description Rows on a page, 1 to 100; 10 if left out. */
                page_size?: number;
                /** @description The same as `page_size`, in the older dialect. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 0 */
                        code: number;
                        data: components["schemas"]["UniversityPageDto"] | components["schemas"]["UniversityOlderPageDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: unknown;
                        /**
                         * @description The same as `message`.
                         * @example Change Success!
                         */
                        errMsg: string;
                        /** @example Change Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Users_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["PortalUserDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["SessionDto"];
                        /**
                         * @description The same as `message`.
                         * @example Login Success!
                         */
                        errMsg: string;
                        /** @example Login Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: unknown;
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: {
                            /** @example 17 */
                            id?: number;
                        };
                        /**
                         * @description The same as `message`.
                         * @example Register Success!
                         */
                        errMsg: string;
                        /** @example Register Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: unknown;
                        /**
                         * @description The same as `message`.
                         * @example Reset Password Success!
                         */
                        errMsg: string;
                        /** @example Reset Password Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Auth_sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailCodeDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: components["schemas"]["CooldownDto"];
                        /**
                         * @description The same as `message`.
                         * @example success
                         */
                        errMsg: string;
                        /** @example success */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Users_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 200 */
                        code: number;
                        data: (number | components["schemas"]["PortalUserDto"])[];
                        /**
                         * @description The same as `message`.
                         * @example Update Success!
                         */
                        errMsg: string;
                        /** @example Update Success! */
                        message: string;
                    };
                };
            };
            /** @description Malformed or missing input; `data.errors` names every field */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description No session, or it has ended: `code` is 500 (`jwt expired` for one that ran out). A wrong password at login has `code` 401 */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not allowed, or a session cookie in a request from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Not an acceptable content type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalFailure"];
                };
            };
        };
    };
    Reports_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCheckDto"];
                };
            };
            /** @description `mistyped`: the check character does not fit */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFailure"];
                };
            };
            /** @description Never issued */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnknownReportDto"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFailure"];
                };
            };
        };
    };
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessDto"];
                };
            };
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
            /** @description The database does not answer */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessDto"];
                };
            };
        };
    };
}
