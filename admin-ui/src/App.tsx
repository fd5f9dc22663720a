/** What stands here until the first screens come: what the back office is for, in both of its languages. */
export function App() {
  return (
    <>
      <header className="masthead">
        <p className="brand">
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="36" height="36" />
          MyVerify
        </p>
      </header>
      <main>
        <section lang="zh-Hans">
          <h1>管理后台</h1>
          <p className="lead">
            MyVerify 为在马来西亚的国际学生提供学历证书认证服务。工作人员在此审核申请、签发认证报告，并维护公开信息。
          </p>
          <h2>即将上线</h2>
          <ul>
            <li>审核证书：通过或驳回</li>
            <li>大学、院校合作、代理机构与新闻管理</li>
            <li>用户与角色管理</li>
          </ul>
          <p>
            页面正在建设中，程序接口已可使用：<a href="/docs">接口文档</a>。
          </p>
        </section>
        <section lang="en">
          <h1>Back office</h1>
          <p className="lead">
            MyVerify verifies the academic certificates of international students in Malaysia. Here its staff review
            applications, issue reports, and keep the public lists.
          </p>
          <h2>What comes here</h2>
          <ul>
            <li>Review of certificates: approve or reject</li>
            <li>Universities, cooperations, agencies and news</li>
            <li>Users and roles</li>
          </ul>
          <p>
            The screens are being built; the interface for programs already answers:{' '}
            <a href="/docs">API documentation</a>.
          </p>
        </section>
      </main>
      <footer>
        <a href="/" hrefLang="en">
          学生端 · <span lang="en">Student site</span>
        </a>
      </footer>
    </>
  );
}
