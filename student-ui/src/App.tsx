/** What stands here until the first screens come: what the service is, in both languages of the student side. */
export function App() {
  return (
    <>
      <header className="masthead">
        <p className="brand">
          <img src="/favicon.svg" alt="" width="36" height="36" />
          MyVerify
        </p>
      </header>
      <main>
        <section lang="en">
          <h1>Academic certificates, verified</h1>
          <p className="lead">
            International students in Malaysia have their academic certificates verified here: send in the certificate,
            the transcript and the ministry's stamp, follow the review, and download a report whose number anyone can
            check.
          </p>
          <h2>What comes here</h2>
          <ul>
            <li>Registration and sign-in for students</li>
            <li>Applications, their documents, and their progress</li>
            <li>Public look-up of reports, universities, agencies and news</li>
          </ul>
          <p>
            The screens are being built; the interface for programs already answers:{' '}
            <a href="/docs">API documentation</a>.
          </p>
        </section>
        <section lang="zh-Hans">
          <h1>学历证书认证</h1>
          <p className="lead">
            在马来西亚的国际学生可在此办理学历证书认证：提交证书、成绩单及高教部盖章文件，跟踪审核进度，并下载认证报告。任何人均可凭报告编号核验真伪。
          </p>
          <h2>即将上线</h2>
          <ul>
            <li>学生注册与登录</li>
            <li>提交申请、上传文件、查看进度</li>
            <li>公开查询认证报告、大学、代理机构与新闻</li>
          </ul>
          <p>
            页面正在建设中，程序接口已可使用：<a href="/docs">接口文档</a>。
          </p>
        </section>
      </main>
      <footer>
        <a href="/manage/" hrefLang="zh-Hans">
          Back office · <span lang="zh-Hans">管理后台</span>
        </a>
      </footer>
    </>
  );
}
